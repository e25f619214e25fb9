import { relative, resolve } from 'node:path';
import ts from 'typescript';

/** As `tsc --noEmit` finds them, and promises nobody waits for: the linter knows only those of our own functions. */
export function pruefeTypen(wurzel: string, dateien?: readonly string[]): string[] {
	const ort = resolve(wurzel, 'tsconfig.json');
	const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
	const gelesen = ts.getParsedCommandLineOfConfigFile(ort, {}, host);
	if (!gelesen) return [`${ort} ist nicht lesbar`];
	const program = ts.createProgram(dateien ?? gelesen.fileNames, gelesen.options);
	const befunde = [...gelesen.errors, ...ts.getPreEmitDiagnostics(program)];
	const format = { getCanonicalFileName: String, getCurrentDirectory: () => wurzel, getNewLine: () => '\n' };
	return [
		...befunde.map((befund) => ts.formatDiagnostic(befund, format).trim()),
		...program.getSourceFiles().flatMap((datei) => herrenlose(program, datei, wurzel)),
	];
}

/** A promise that fails and belongs to nobody is told of to nobody: it is awaited, returned, kept or caught. */
function herrenlose(program: ts.Program, datei: ts.SourceFile, wurzel: string): string[] {
	if (datei.isDeclarationFile || program.isSourceFileFromExternalLibrary(datei)) return [];
	const checker = program.getTypeChecker();
	const befunde: string[] = [];
	const besuche = (knoten: ts.Node): void => {
		if (ts.isExpressionStatement(knoten) && istHerrenlos(checker, knoten.expression)) {
			const { line } = datei.getLineAndCharacterOfPosition(knoten.getStart());
			befunde.push(`${relative(wurzel, datei.fileName)}:${line + 1}: Auf dieses Promise wartet niemand`);
		}
		ts.forEachChild(knoten, besuche);
	};
	besuche(datei);
	return befunde;
}

function istHerrenlos(checker: ts.TypeChecker, ausdruck: ts.Expression): boolean {
	// What is assigned has an owner.
	if (ts.isBinaryExpression(ausdruck) || istGefangen(ausdruck)) return false;
	const typ = checker.getTypeAtLocation(ausdruck);
	return (typ.isUnion() ? typ.types : [typ]).some((einer) => einer.getSymbol()?.name === 'Promise');
}

function istGefangen(ausdruck: ts.Expression): boolean {
	if (!ts.isCallExpression(ausdruck) || !ts.isPropertyAccessExpression(ausdruck.expression)) return false;
	const { name, expression } = ausdruck.expression;
	if (name.text === 'catch') return ausdruck.arguments.length > 0;
	return name.text === 'then' ? ausdruck.arguments.length > 1 : name.text === 'finally' && istGefangen(expression);
}

if (import.meta.main) {
	const befunde = pruefeTypen(resolve(import.meta.dirname, '../..'));
	for (const befund of befunde) console.log(befund);
	if (befunde.length) process.exitCode = 1;
}
