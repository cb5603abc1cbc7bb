// harness/judge as a child, and the keys of its results that are looked at here (harness/docs/results.md).
import { spawn } from "node:child_process";

// Lines and columns are counted from 1; column 0 is not known.
export type Place = { file: string; line: number; column: number };

type Verdict = { status_code: number; status_msg: string };

export interface CaseResult extends Verdict {
  name: string;
  reason: string;
  place?: Place | null;
  finding: string;
  std_output: string;
  runtime_ms: number | null;
  input: unknown;
  code_output: unknown;
  expected_output: unknown;
}

export interface SolutionResult extends Verdict {
  solution: string;
  compile_error: string;
  fault: string;
  cases: CaseResult[];
}

export type Results = { problems: { id: number; title: string; results: SolutionResult[] }[] };

export const notRun = 0;
// Accepted, or Finished: nothing tells right from wrong. Where the answer is Different it is not known to be right.
export const isRight = (one: Verdict): boolean => [1, 10].includes(one.status_code);

// Where a compiler found its first error: "mine.cpp:5:9: error: …".
export function compilersPlace(text: string): Place | undefined {
  const [, file, line, column] = /^(\S.*?):(\d+):(?:(\d+):)?\s+(?:fatal\s+)?error:/m.exec(text) ?? [];
  return file ? { file, line: Number(line), column: Number(column ?? 0) } : undefined;
}

// What it prints on standard output; rejected with what it says on standard error where it cannot judge.
export function run(judge: string, words: string[], folder: string, stop?: { onCancellationRequested(stop: () => void): unknown }): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(judge, words, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    let [out, errors] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    child.on("error", reject);
    child.on("close", (status) => // it may print and not have judged all
      out !== "" ? resolve(out) : reject(new Error(errors.trim() || `${judge} ended with status ${status}`)));
    stop?.onCancellationRequested(() => child.kill("SIGINT"));
  });
}
