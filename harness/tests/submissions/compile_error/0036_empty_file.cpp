// Nothing but this comment.
// Category: compile

