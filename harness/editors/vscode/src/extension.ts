// CodeLens over the methods of a solution, and the judge's verdicts in the Test Explorer.
import * as path from "node:path";
import * as vscode from "vscode";
import { CaseResult, Place, Results, compilersLines, isRight, notRun, run } from "./judge";
import { publicMethods } from "./solution";

const folderOf = (uri: vscode.Uri): string =>
  vscode.workspace.getWorkspaceFolder(uri)?.uri.fsPath ?? path.dirname(uri.fsPath);

// As the setting says, or else the task "judge this file", which "harness/judge new --editor vscode" writes.
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

const telling = (act: () => Promise<unknown>) =>
  act().catch((error) => void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error)));

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
  private readonly status = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Left);
  // Its own, as a task empties those of all such tasks; and theirs, to take away from.
  private readonly problems = ["leetjudge lens", "leetjudge"].map((owner) => vscode.languages.createDiagnosticCollection(owner));
  private readonly verdicts = new Map<string, string>(); // of files, as the status bar has them

  constructor(context: vscode.ExtensionContext) {
    context.subscriptions.push(this.controller, this.status, ...this.problems);
    this.controller.createRunProfile("judge", vscode.TestRunProfileKind.Run, (request, stop) => this.rerun(request, stop), true);
  }

  readonly clearProblems = (uri: vscode.Uri) => this.problems.forEach((all) => all.delete(uri));

  // What was said of a file holds no longer when it was saved.
  outdate(uri: vscode.Uri) {
    const judged = itemsOf(this.controller.items).filter((item) => item.uri?.fsPath === uri.fsPath);
    if (judged.length > 0) {
      const run = this.controller.createTestRun(new vscode.TestRunRequest(judged), undefined, false); // words leave the text
      judged.flatMap((item) => [item, ...itemsOf(item.children)]).forEach((one) => run.skipped(one));
      run.end();
    }
    this.clearProblems(uri);
    this.tell(uri, "");
  }

  // The status bar has the verdict of the file that is open; "" is none.
  tell(uri: vscode.Uri | undefined, verdict: string) {
    if (uri) this.verdicts.set(uri.fsPath, verdict);
    this.status.text = this.verdicts.get(vscode.window.activeTextEditor?.document.uri.fsPath ?? "") ?? "";
    this.status.show();
  }

  // Judges the file, on those cases or on all.
  async judge(uri: vscode.Uri, cases: string[] = [], request?: vscode.TestRunRequest, stop?: vscode.CancellationToken) {
    const document = await vscode.workspace.openTextDocument(uri);
    if (document.isDirty) await document.save();
    const [folder, name] = [folderOf(uri), path.basename(uri.fsPath)];
    let verdict = "";
    this.tell(uri, `$(sync~spin) judging ${name}`);
    await telling(async () => {
      const words = ["run", uri.fsPath, ...cases.flatMap((name) => ["--case", name]), "--json", "-"];
      const results: Results = JSON.parse(await run(judgeFor(uri), words, folder, stop));
      this.show(results, document, folder, request);
      const all = results.problems.flatMap((problem) => problem.results);
      const worst = all.find((one) => !isRight(one)) ?? all[0];
      verdict = `$(${isRight(worst) ? "pass" : "error"}) ${name}: ${worst.status_msg} ${worst.total_correct}/${worst.total_testcases}`;
    });
    this.tell(uri, verdict);
  }

  private show(results: Results, document: vscode.TextDocument, folder: string, request?: vscode.TestRunRequest) {
    const run = this.controller.createTestRun(request ?? new vscode.TestRunRequest());
    const found: [vscode.Uri, vscode.Diagnostic[]][] = [];
    for (const problem of results.problems) {
      for (const solution of problem.results) {
        const parent = this.item(this.controller.items, `${problem.id}:${document.uri.fsPath}`, `${problem.id}. ${problem.title}, ${solution.solution}`, document.uri);
        parent.range = document.lineAt(publicMethods(document.getText())[0]?.line ?? 0).range; // its verdict is in the margin
        const told = compilersLines(solution.compile_error + solution.note);
        if (solution.compile_error || solution.fault) {
          const message = new vscode.TestMessage(solution.compile_error + solution.fault);
          if (told.length > 0) message.location = locationOf(told[0].place, folder);
          run.errored(parent, message);
        }
        for (const one of solution.cases) {
          const item = this.item(parent.children, one.name, one.name, document.uri);
          if (one.status_code === notRun) run.skipped(item);
          else if (isRight(one)) run.passed(item, one.runtime_ms);
          else {
            run.failed(item, messageOf(one, folder), one.runtime_ms);
            run.appendOutput(`${wordsOf(one)}\n`.replace(/\n/g, "\r\n"), undefined, item);
            if (one.place) told.push({ place: one.place, kind: "error", words: `${one.status_msg} on case ${one.name}: ${reasonOf(one)}` });
          }
        }
        found.push(...told.map(({ place, kind, words }): [vscode.Uri, vscode.Diagnostic[]] => {
          const { uri, range } = locationOf(place, folder);
          return [uri, [new vscode.Diagnostic(range, words, kind === "error" ? vscode.DiagnosticSeverity.Error : vscode.DiagnosticSeverity.Warning)]];
        }));
      }
    }
    run.end();
    this.clearProblems(document.uri);
    this.problems[0].set(found); // of one file they are joined
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

// In a terminal of its own, where it can be followed, talked to and ended.
function inTerminal(verb: string, uri: vscode.Uri) {
  const scope = vscode.workspace.getWorkspaceFolder(uri) ?? vscode.TaskScope.Workspace;
  const execution = new vscode.ProcessExecution(judgeFor(uri), [verb, uri.fsPath], { cwd: folderOf(uri) });
  const debugs = verb === "debug"; // it is typed to, and what was judged still holds
  const task = new vscode.Task({ type: "leetjudge" }, scope, verb, "leetjudge", execution, debugs ? [] : "$leetjudge");
  task.presentationOptions = { reveal: vscode.TaskRevealKind.Always, echo: true, focus: debugs };
  return vscode.tasks.executeTask(task);
}

async function debug(uri: vscode.Uri) {
  if (!vscode.extensions.getExtension("ms-vscode.cpptools")) return inTerminal("debug", uri);
  const built = run(judgeFor(uri), ["debug", uri.fsPath, "--build-only"], folderOf(uri));
  vscode.window.setStatusBarMessage(`$(sync~spin) building ${path.basename(uri.fsPath)} for the debugger`, built);
  const [, program, argument] = /^program: (.*)\nargument: (.*)$/m.exec(await built) ?? ["", "", ""];
  return vscode.debug.startDebugging(vscode.workspace.getWorkspaceFolder(uri), {
    name: "leetjudge", type: "cppdbg", request: "launch", MIMode: "gdb", cwd: folderOf(uri),
    program, args: [argument], setupCommands: [{ text: "-enable-pretty-printing" }, { text: `source ${path.dirname(program)}/commands` }],
  });
}

// Into the problem's folder, or into a folder that is not the judge's.
async function create(at: vscode.Uri) {
  const problem = await vscode.window.showInputBox({ prompt: "the problem: its number, name or URL" });
  const name = problem && (await vscode.window.showInputBox({ prompt: "the name of the new file", value: "mine" }));
  if (!name) return;
  const [judge, folder] = [judgeFor(at), folderOf(at)];
  const to = judge === path.join(folder, "harness/judge") ? [] : ["--to", folder];
  const told = await run(judge, ["new", problem, name, ...to], folder);
  await vscode.window.showTextDocument(vscode.Uri.file(path.resolve(folder, told.split("\n")[0])));
}

// What comes next is in the palette.
const add = async (at: vscode.Uri) => void vscode.window.showInformationMessage(
  (await run(judgeFor(at), ["add"], folderOf(at), undefined, await vscode.env.clipboard.readText())).split("\nnext: ")[0]);

export function activate(context: vscode.ExtensionContext) {
  const explorer = new Explorer(context);
  const commands: [string, (uri: vscode.Uri) => unknown][] = [
    ["judge", (uri) => explorer.judge(uri)], ["stress", (uri) => inTerminal("stress", uri)], ["debug", debug], ["new", create], ["add", add]];
  for (const [name, act] of commands) {
    context.subscriptions.push(vscode.commands.registerCommand(`leetjudge.${name}`, (given?: vscode.Uri) => {
      const open = vscode.window.activeTextEditor?.document.uri;
      const uri = given ?? (open?.scheme === "file" ? open : vscode.workspace.workspaceFolders?.[0].uri);
      return uri && telling(async () => act(uri));
    }));
  }
  // Also where another program wrote it. A task that judges it says it in rows of its own.
  const outdate = (document?: vscode.TextDocument) => document && !document.isDirty && explorer.outdate(document.uri);
  context.subscriptions.push(vscode.workspace.onDidSaveTextDocument(outdate),
                             vscode.workspace.onDidChangeTextDocument(({ document }) => outdate(document)),
                             vscode.tasks.onDidStartTask(({ execution }) =>
                               execution.task.name.endsWith(" this file") && vscode.window.activeTextEditor && explorer.clearProblems(vscode.window.activeTextEditor.document.uri)),
                             vscode.window.onDidChangeActiveTextEditor(() => explorer.tell(undefined, "")));
  context.subscriptions.push(vscode.languages.registerCodeLensProvider({ language: "cpp", scheme: "file" }, {
    provideCodeLenses: (document) =>
      publicMethods(document.getText()).flatMap((method) =>
        commands.slice(0, 3).map(([name]) => new vscode.CodeLens(document.lineAt(method.line).range,
                                                     { title: name, command: `leetjudge.${name}`, arguments: [document.uri] }))),
  }));
}
