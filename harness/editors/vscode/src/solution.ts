// The public methods that a text of C++ defines in its classes, each with its line from 0: by a light scan, as the
// compiler has the last word.
export type Method = { name: string; line: number };

// Without comments and literals; places stay.
function codeOf(text: string): string {
  const noise = /\/\/[^\n]*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|^[ \t]*#[^\n]*/gm;
  return text.replace(noise, (found) => found.replace(/[^\n]/g, " "));
}

export function publicMethods(text: string): Method[] {
  const code = codeOf(text);
  const methods: Method[] = [];
  for (const head of code.matchAll(/\b(class|struct)\s+(\w+)[^;{}()=]*\{/g)) {
    let isPublic = head[1] === "struct";
    let depth = 1;
    let begin = head.index + head[0].length; // of the declaration at hand
    for (let i = begin; i < code.length && depth > 0; ++i) {
      if (code[i] === "{" && depth++ === 1) {
        const declaration = code.slice(begin, i);
        const name = /(~?\b\w+)\s*\(/.exec(declaration);
        if (isPublic && name && !/^\s*(class|struct|enum)\b|[=~]/.test(declaration.slice(0, name.index + 1))) {
          const at = begin + name.index;
          methods.push({ name: name[1], line: code.slice(0, at).split("\n").length - 1 });
        }
      } else if (code[i] === "}") {
        if (--depth === 1) begin = i + 1;
      } else if (depth === 1 && code[i] === ";") {
        begin = i + 1;
      } else if (depth === 1 && code[i] === ":" && code[i + 1] !== ":" && code[i - 1] !== ":") {
        const label = /\b(public|private|protected)\s*$/.exec(code.slice(begin, i));
        if (label) {
          isPublic = label[1] === "public";
          begin = i + 1;
        }
      }
    }
  }
  return methods.sort((a, b) => a.line - b.line);
}
