// What VS Code's Problems panel shows of a task's output: the task's own expressions, by VS Code's rules. A terminal's
// colours are gone before they are matched; a file's problems are gone when a background task begins with its whole path.
const [tasks, label, output] = process.argv.slice(2);
const fs = require("fs");
const path = require("path");
const task = JSON.parse(fs.readFileSync(tasks, "utf8").replace(/^\/\/.*$/gm, "")).tasks.find((one) => one.label === label);
const { pattern, background } = task.problemMatcher;
const expression = new RegExp(pattern.regexp);
let problems = [];
let ends = 0;
for (const written of fs.readFileSync(output, "utf8").split(/\r?\n/)) {
  const line = written.replace(/\x1b\[[0-9;]*[A-Za-z]/g, "").replace(/^.*\r/, "");
  const begun = background && new RegExp(background.beginsPattern.regexp).exec(line)?.[background.beginsPattern.file];
  if (begun?.startsWith("/")) problems = problems.filter((one) => !`${path.dirname(begun)}/${one}`.startsWith(`${begun}|`));
  if (background && new RegExp(background.endsPattern).test(line)) ++ends;
  const found = expression.exec(line);
  if (!found) continue;
  const { file, line: row, column, severity, message } = pattern;
  problems.push([found[file], found[row], found[column] || "1", found[severity], found[message]].join("|"));
}
console.log(problems.join("\n"));
if (background) console.log(`ends: ${ends}`);
