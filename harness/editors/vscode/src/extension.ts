// CodeLens over the class of a solution, and the judge's verdicts in the Test Explorer; the rest do the folder's tasks.
import * as path from "node:path";
import * as vscode from "vscode";
import { CaseResult, Place, Results, compilersPlace, isRight, notRun, run } from "./judge";

// The line, from 0, of the class that is judged: Solution, or else the last one, before which its helpers stand.
function lineOfClass(text: string): number | undefined {
  const lines = text.split("\n");
  const heads = [...lines.keys()].filter((i) => /^(class|struct)\s+\w+[^;(]*$/.test(lines[i]));
  return heads.find((i) => /\bSolution\b/.test(lines[i])) ?? heads.pop();
}

const folderOf = (uri: vscode.Uri): string =>
  vscode.workspace.getWorkspaceFolder(uri)?.uri.fsPath ?? path.dirname(uri.fsPath);

// As the setting says, or else the task "judge this file", which "harness/judge init" writes.
function judgeFor(uri: vscode.Uri): string {
  const configured = vscode.workspace.getConfiguration("leetjudge", uri).get<string>("judge");
  const tasks = vscode.workspace.getConfiguration("tasks", uri).get<{ label?: string; command?: string }[]>("tasks") ?? [];
  const named = tasks.find((one) => one.label === "judge this file")?.command;
  return path.resolve(folderOf(uri), configured || named || "harness/judge");
}

function locationOf(place: Place, folder: string): vscode.Location {
  const line = Math.max(0, place.line - 1);
  const range = new vscode.Range(line, Math.max(0, place.column - 1), line, place.column || 999); // or to the end
  return new vscode.Location(vscode.Uri.file(path.resolve(folder, place.file)), range);
}

const reasonOf = (one: CaseResult): string => one.place ? one.reason.replace(/^\S+?:\d+:(\d+:)? /, "") : one.reason; // the place is where it is shown

// As VS Code shows a diff without its words, they are the test's output as well.
function wordsOf(one: CaseResult): string {
  const given = Object.entries((one.input ?? {}) as object).map(([name, value]) => `given ${name} = ${JSON.stringify(value)}`.slice(0, 500));
  return [`${one.status_msg}: ${reasonOf(one)}`, one.finding, ...given, one.std_output && `printed:\n${one.std_output}`].filter(Boolean).join("\n");
}

function messageOf(one: CaseResult, folder: string): vscode.TestMessage {
  const message = one.code_output !== null && one.expected_output !== null
    ? vscode.TestMessage.diff(wordsOf(one), shown(one.expected_output), shown(one.code_output))
    : new vscode.TestMessage(wordsOf(one));
  if (one.place) message.location = locationOf(one.place, folder);
  return message;
}

// A value as the diff shows it: the rows of a list one below the other.
const shown = (value: unknown): string =>
  Array.isArray(value) ? `[\n${value.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]` : JSON.stringify(value);

const itemsOf = (all: vscode.TestItemCollection): vscode.TestItem[] => [...all].map(([, item]) => item);

class Explorer {
  private readonly controller = vscode.tests.createTestController("leetjudge", "leetjudge");

  constructor(context: vscode.ExtensionContext) {
    context.subscriptions.push(this.controller);
    this.controller.createRunProfile("judge", vscode.TestRunProfileKind.Run, (request, stop) => this.rerun(request, stop), true);
  }

  // What was said of a file holds no longer when it was saved.
  outdate(uri: vscode.Uri) {
    const judged = itemsOf(this.controller.items).filter((item) => item.uri?.fsPath === uri.fsPath);
    if (judged.length > 0) {
      const run = this.controller.createTestRun(new vscode.TestRunRequest(judged), undefined, false); // words leave the text
      judged.flatMap((item) => [item, ...itemsOf(item.children)]).forEach((one) => run.skipped(one));
      run.end();
    }
  }

  // Judges the file, on those cases or on all.
  async judge(uri: vscode.Uri, cases: string[] = [], request?: vscode.TestRunRequest, stop?: vscode.CancellationToken) {
    const document = await vscode.workspace.openTextDocument(uri);
    if (document.isDirty) await document.save();
    const folder = folderOf(uri);
    const words = ["run", uri.fsPath, ...cases.flatMap((name) => ["--case", name]), "--json", "-"];
    try {
      this.show(JSON.parse(await run(judgeFor(uri), words, folder, stop)), document, folder, request);
    } catch (error) {
      void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
    }
  }

  private show(results: Results, document: vscode.TextDocument, folder: string, request?: vscode.TestRunRequest) {
    const run = this.controller.createTestRun(request ?? new vscode.TestRunRequest());
    for (const problem of results.problems) {
      for (const solution of problem.results) {
        const parent = this.item(this.controller.items, `${problem.id}:${document.uri.fsPath}`, `${problem.id}. ${problem.title}, ${solution.solution}`, document.uri);
        parent.range = document.lineAt(lineOfClass(document.getText()) ?? 0).range; // its verdict is in the margin
        if (solution.compile_error || solution.fault) {
          const message = new vscode.TestMessage(solution.compile_error + solution.fault);
          const place = compilersPlace(solution.compile_error);
          if (place) message.location = locationOf(place, folder);
          run.errored(parent, message);
        }
        for (const one of solution.cases) {
          const item = this.item(parent.children, one.name, one.name, document.uri);
          if (one.status_code === notRun) run.skipped(item);
          else if (isRight(one)) run.passed(item, one.runtime_ms ?? undefined);
          else {
            run.failed(item, messageOf(one, folder), one.runtime_ms ?? undefined);
            run.appendOutput(`${wordsOf(one)}\n`.replace(/\n/g, "\r\n"), undefined, item);
          }
        }
      }
    }
    run.end();
  }

  private item(all: vscode.TestItemCollection, id: string, label: string, uri: vscode.Uri): vscode.TestItem {
    const known = all.get(id);
    if (known) return known;
    const item = this.controller.createTestItem(id, label, uri);
    item.sortText = String(all.size).padStart(6, "0"); // as they are judged
    all.add(item);
    return item;
  }

  // What was judged before, or some of its cases.
  private async rerun(request: vscode.TestRunRequest, stop: vscode.CancellationToken) {
    const asked = request.include ?? itemsOf(this.controller.items);
    for (const parent of new Set(asked.map((item) => item.parent ?? item))) {
      const cases = asked.includes(parent) ? [] : asked.filter((item) => item.parent === parent).map((item) => item.id);
      if (parent.uri && !stop.isCancellationRequested) await this.judge(parent.uri, cases, request, stop);
    }
  }
}

export function activate(context: vscode.ExtensionContext) {
  const explorer = new Explorer(context);
  // Also where another program wrote it.
  const outdate = (document?: vscode.TextDocument) => document && !document.isDirty && explorer.outdate(document.uri);
  const task = (title: string) => ({ title, command: "workbench.action.tasks.runTask", arguments: [`${title} this file`] });
  context.subscriptions.push(
    vscode.commands.registerCommand("leetjudge.judge", (uri = vscode.window.activeTextEditor?.document.uri) => uri?.scheme === "file" && explorer.judge(uri)),
    vscode.workspace.onDidSaveTextDocument(outdate),
    vscode.workspace.onDidChangeTextDocument(({ document }) => outdate(document)),
    vscode.languages.registerCodeLensProvider({ language: "cpp", scheme: "file" }, {
      provideCodeLenses: (document) => {
        const line = lineOfClass(document.getText());
        const commands = [{ title: "judge", command: "leetjudge.judge", arguments: [document.uri] }, task("stress"), task("debug")];
        return line === undefined ? [] : commands.map((command) => new vscode.CodeLens(document.lineAt(line).range, command));
      },
    }));
}
