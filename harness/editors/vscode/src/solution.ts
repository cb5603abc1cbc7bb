// The public methods that a text of C++ defines in its classes, each with its line from 0: by a light scan, as the
// compiler has the last word.
export type Method = { name: string; line: number };

// Without comments and literals; places stay.
function codeOf(text: string): string {
  const noise = /\/\/[^\n]*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|^[ \t]*#[^\n]*/gm;
  return text.replace(noise, (found) => found.replace(/[^\n]/g, " "));
}

export function publicMethods(text: string): Method[] {
  let code = codeOf(text);
  const methods: Method[] = [];
  for (let block; (block = /\{[^{}]*\}/.exec(code)); ) { // the innermost; its own are "#" by then
    const before = code.slice(0, block.index);
    const head = /\b(class|struct)\s+\w+[^;{}()=]*$/.exec(before);
    let isPublic = head?.[1] === "struct";
    const parts = head ? block[0].matchAll(/\b(public|private|protected)\s*:(?!:)|[^;{}#](?:(?!\b(?:public|private|protected)\s*:)[^;#])*#/g) : [];
    for (const part of parts) {
      if (part[1]) isPublic = part[1] === "public";
      const name = /\w+\s*\(/.exec(part[0]);
      if (!isPublic || !name || /[=~]/.test(part[0].slice(0, name.index))) continue;
      const line = code.slice(0, block.index + part.index + name.index).split("\n").length - 1;
      methods.push({ name: name[0].replace(/\W/g, ""), line });
    }
    code = before + block[0].replace(/[^\n]/g, "#") + code.slice(block.index + block[0].length);
  }
  return methods.sort((a, b) => a.line - b.line);
}
