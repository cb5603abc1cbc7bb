// harness/judge as a child, and the keys of its results that are looked at here (harness/docs/results.md).
import { spawn } from "node:child_process";

export interface Place {
  file: string;
  line: number; // from 1
  column: number; // from 1; 0: not known
}

export interface CaseResult {
  name: string;
  status_code: number;
  status_msg: string;
  reason: string;
  place?: Place | null;
  finding: string;
  runtime_ms: number;
  input: unknown;
  code_output: unknown;
  expected_output: unknown;
}

export interface SolutionResult {
  solution: string;
  status_code: number;
  status_msg: string;
  compile_error: string;
  fault: string;
  cases: CaseResult[];
}

export interface Results {
  problems: { id: number; title: string; results: SolutionResult[] }[];
}

export const notRun = 0;
// Accepted, or nothing tells right from wrong, or several answers are right.
export const isRight = (status: number): boolean => [1, 2, 10].includes(status);

// The errors that a compiler tells, each with its place: "mine.cpp:5:9: error: …".
export function compileErrors(words: string): { place: Place; message: string }[] {
  const found = [...words.matchAll(/^(\S.*?):(\d+):(?:(\d+):)?\s+(?:fatal\s+)?error:\s+(.*)$/gm)];
  return found.map((one) => ({ place: { file: one[1], line: Number(one[2]), column: Number(one[3] ?? 0) }, message: one[4] }));
}

export interface Stop {
  onCancellationRequested(stop: () => void): unknown;
}

// What it prints on standard output; rejected with what it says on standard error where it cannot judge.
export function run(judge: string, words: string[], folder: string, stop?: Stop): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(judge, words, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let errors = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    child.on("error", reject);
    child.on("close", (status) => {
      if (out !== "") resolve(out); // also where not all could be judged
      else reject(new Error(errors.trim() || `${judge} ended with status ${status}`));
    });
    stop?.onCancellationRequested(() => child.kill("SIGINT"));
  });
}

export async function judged(judge: string, file: string, cases: string[], folder: string, stop?: Stop): Promise<Results> {
  const chosen = cases.flatMap((name) => ["--case", name]);
  return JSON.parse(await run(judge, ["run", file, ...chosen, "--json", "-"], folder, stop)) as Results;
}
