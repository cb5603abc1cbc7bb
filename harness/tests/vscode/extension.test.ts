// The extension against a mock of VS Code's API, and a judge that answers as harness/judge does.
import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import Module from "node:module";
import { tmpdir } from "node:os";
import * as path from "node:path";
import { test } from "node:test";
import { compilersPlace } from "../../editors/vscode/src/judge";

const folder = mkdtempSync(path.join(tmpdir(), "leetjudge-"));
const file = path.join(folder, "mine.cpp");
const events: string[] = [];
const registered = new Map<string, (...words: any[]) => any>();
const uriOf = (fsPath: string) => ({ fsPath, scheme: "file" });

class Items {
  private readonly all = new Map<string, any>();
  get size() { return this.all.size; }
  get = (id: string) => this.all.get(id);
  add = (item: any) => this.all.set(item.id, item);
  [Symbol.iterator] = () => this.all[Symbol.iterator]();
}
class TestMessage {
  location: any;
  constructor(readonly message: string, readonly expected?: string, readonly actual?: string) {}
  static diff = (message: string, expected: string, actual: string) => new TestMessage(message, expected, actual);
}
const items = new Items();
const failures: TestMessage[] = [];
let profile: (request: any, stop: any) => Promise<void>;
let lenses: any;
let saved: (document: any) => void;
let changed: (event: any) => void;
let output = "";
let configured: Record<string, unknown> = { leetjudge: "harness-judge" };
const mock = {
  Range: class { start: any; constructor(line: number, character: number) { this.start = { line, character }; } },
  Location: class { constructor(readonly uri: any, readonly range: any) {} },
  CodeLens: class { constructor(readonly range: any, readonly command: any) {} },
  Uri: { file: uriOf },
  TestMessage,
  TestRunRequest: class {},
  TestRunProfileKind: { Run: 1 },
  workspace: {
    openTextDocument: async (uri: any) => ({ uri, isDirty: false, getText: () => "", lineAt: (line: number) => ({ range: line }) }),
    onDidSaveTextDocument: (act: any) => (saved = act),
    onDidChangeTextDocument: (act: any) => (changed = act),
    getWorkspaceFolder: () => ({ uri: uriOf(folder) }),
    getConfiguration: (name: string) => ({ get: () => configured[name] }),
  },
  window: {
    showErrorMessage: (words: string) => events.push(`error: ${words}`),
    activeTextEditor: { document: { uri: uriOf(file) } },
  },
  commands: { registerCommand: (name: string, act: any) => registered.set(name, act) },
  languages: {
    registerCodeLensProvider: (_: any, provider: any) => (lenses = provider),
  },
  tests: {
    createTestController: () => ({
      items,
      createRunProfile: (_: string, __: number, act: any) => (profile = act),
      createTestItem: (id: string, label: string, uri: any) => {
        const item: any = { id, label, uri };
        item.children = new Items();
        const add = item.children.add;
        item.children.add = (child: any) => { child.parent = item; add(child); };
        return item;
      },
      createTestRun: () => ({
        passed: (item: any) => events.push(`passed ${item.id}`),
        skipped: (item: any) => events.push(`skipped ${item.id}`),
        failed: (item: any, message: TestMessage) => { events.push(`failed ${item.id}`); failures.push(message); },
        errored: (item: any, message: TestMessage) => { events.push(`errored ${item.id}`); failures.push(message); },
        appendOutput: (words: string) => (output += words),
        end: () => events.push("end"),
      }),
    }),
  },
};
const load = (Module as any)._load;
(Module as any)._load = (name: string, ...rest: any[]) => (name === "vscode" ? mock : load(name, ...rest));

// A judge that writes down its words and prints this.
function judgeThatPrints(text: string, status: number) {
  writeFileSync(path.join(folder, "answer"), text);
  const judge = path.join(folder, "harness-judge");
  writeFileSync(judge, `#!/bin/sh\necho "$@" >>'${folder}/words'\ncat '${folder}/answer'\necho told >&2\nexit ${status}\n`);
  chmodSync(judge, 0o755);
  writeFileSync(path.join(folder, "words"), "");
}
const words = () => readFileSync(path.join(folder, "words"), "utf8");
const command = (name: string) => registered.get(`leetjudge.${name}`)!();
const one = (name: string, status: number, more = {}) => ({
  name, status_code: status, status_msg: status === 10 ? "Accepted" : "Wrong Answer", reason: "", place: null, finding: "", std_output: "",
  runtime_ms: 1, code_output: [1, 2], expected_output: [2, 1], ...more,
});
const results = (solution: object) => JSON.stringify({
  problems: [{ id: 1, title: "Two Sum", results: [{ solution: "mine", compile_error: "", fault: "", status_msg: "Wrong Answer", ...solution }] }],
});
const begin = () => { events.length = failures.length = 0; };
const { activate } = require("../../editors/vscode/src/extension");
activate({ subscriptions: [] });

test("a CodeLens over the class that is judged", () => {
  const shown = (text: string) => {
    const document = { getText: () => text, uri: uriOf(file), lineAt: (line: number) => ({ range: line }) };
    return lenses.provideCodeLenses(document).map((lens: any) => `${lens.range} ${lens.command.title}`);
  };
  assert.deepEqual(shown("// class Not {\nstruct Node { int v; };\nclass Solution {\npublic:\n    int f() {}\n};\nstruct After\n{\n};\n"),
    ["2 judge", "2 stress", "2 debug"]);
  assert.deepEqual(shown("class Node {\n};\nclass LRUCache {\n    struct Entry {\n    };\n};\n"), ["2 judge", "2 stress", "2 debug"]);
  assert.deepEqual(shown("int main() {}\n"), []);
});

test("failed cases have a diff and a place", async () => {
  begin();
  judgeThatPrints(results({ status_code: 11, cases: [one("example-1", 10), one("example-2", 11, {
    reason: `${file}:3:7: [1,2] is not [2,1]`, place: { file, line: 3, column: 7 }, input: { nums: [1, 2], k: 1 }, std_output: "at 3\n" }), one("example-3", 0, { runtime_ms: null })] }), 1);
  await command("judge");
  assert.equal(words(), `run ${file} --json -\n`);
  assert.deepEqual(events, ["passed example-1", "failed example-2", "skipped example-3", "end"]);
  assert.equal(failures[0].actual, "[\n  1,\n  2\n]");
  assert.equal(failures[0].expected, "[\n  2,\n  1\n]");
  assert.equal(failures[0].message, "Wrong Answer: [1,2] is not [2,1]\ngiven nums = [1,2]\ngiven k = 1\nprinted:\nat 3\n");
  assert.ok(output.endsWith("given k = 1\r\nprinted:\r\nat 3\r\n\r\n"), output);
  assert.deepEqual(failures[0].location.range.start, { line: 2, character: 6 });
  assert.equal(items.get(`1:${file}`).label, "1. Two Sum, mine");
});

test("the Test Explorer judges one case again", async () => {
  begin();
  writeFileSync(path.join(folder, "words"), "");
  const item = items.get(`1:${file}`).children.get("example-2");
  await profile({ include: [item] }, { isCancellationRequested: false, onCancellationRequested() {} });
  assert.equal(words(), `run ${file} --case example-2 --json -\n`);
});

test("what was said of a file is outdated when it is saved", () => {
  begin();
  saved({ uri: uriOf(path.join(folder, "other.cpp")) });
  assert.deepEqual(events, []);
  changed({ document: { uri: uriOf(file), isDirty: true } }); // nothing is saved yet
  assert.deepEqual(events, []);
  saved({ uri: uriOf(file) });
  assert.deepEqual(events, [`skipped 1:${file}`, "skipped example-1", "skipped example-2", "skipped example-3", "end"]);
});

test("compile errors are at the place of the first", async () => {
  begin();
  const error = `${file}:5:9: error: use of undeclared identifier 'x'\nmore\n${file}:7:1: error: and another\n`;
  judgeThatPrints(results({ status_code: 20, status_msg: "Compile Error", compile_error: error, cases: [] }), 1);
  await command("judge");
  assert.deepEqual(events, [`errored 1:${file}`, "end"]);
  assert.deepEqual(failures[0].location.range.start, { line: 4, character: 8 });
  assert.deepEqual(failures.map((failure) => failure.message), [error]);
  assert.equal(compilersPlace("mine.cpp: error: main() is defined here"), undefined);
  assert.equal(compilersPlace("mine.cpp:2:1: warning: odd\nmine.cpp:3: fatal error: no")?.line, 3);
});

test("the judge is the one that the folder's tasks name, where no setting says another", async () => {
  begin();
  judgeThatPrints(results({ status_code: 10, cases: [] }), 0);
  configured = { leetjudge: "", tasks: [{ label: "mine" }, { label: "judge this file", command: path.join(folder, "harness-judge") }] };
  await command("judge");
  assert.equal(words(), `run ${file} --json -\n`);
  configured = { leetjudge: "harness-judge" };
});

test("what cannot be judged is said", async () => {
  begin();
  judgeThatPrints("", 2);
  await command("judge");
  assert.deepEqual(events, ["error: told"]);
});

test("stress and debug are tasks that the folder has", () => {
  const document = { getText: () => "struct S {\n};", uri: uriOf(file), lineAt: (line: number) => ({ range: line }) };
  const tasks = readFileSync(path.join(__dirname, "../../../../../../../.vscode/tasks.json"), "utf8");
  for (const { command } of lenses.provideCodeLenses(document).slice(1)) {
    assert.equal(command.command, "workbench.action.tasks.runTask");
    assert.ok(tasks.includes(`"label": "${command.arguments[0]}"`), command.arguments[0]);
  }
});

test("where several answers are right, another one is not known to be", async () => {
  begin();
  judgeThatPrints(results({ status_code: 2, cases: [one("example-1", 2), one("example-2", 1)] }), 1);
  await command("judge");
  assert.deepEqual(events, ["failed example-1", "passed example-2", "end"]);
});
