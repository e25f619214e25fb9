import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';

const SKRIPTE = dirname(import.meta.dirname);
const PAUSE_MS = 200;
/** Told at the end of one that nobody ended. */
const LETZTE_ZEILEN = 15;

/** What a process of the portal did that it never should. */
export interface Verfehlung {
	readonly art: 'ENDE' | 'UNBEHANDELT';
	readonly wer: string;
	readonly text: string;
}

/** An API or a worker that is started again whenever it is gone; an end that nobody brought about is a fault. */
export class Prozess {
	readonly name: string;
	readonly #skript: string;
	readonly #env: NodeJS.ProcessEnv;
	readonly #melde: (verfehlung: Verfehlung) => void;
	#kind: ChildProcess | null = null;
	#beendet = false;
	#leben = 0;
	#isBereit = false;

	constructor(name: string, skript: string, env: NodeJS.ProcessEnv, melde: (verfehlung: Verfehlung) => void) {
		this.name = name;
		this.#skript = skript;
		this.#env = env;
		this.#melde = melde;
		this.#starte();
	}

	/** Another number for each of its lives; null while it isn't there. Whoever asks it in one of them gets an answer. */
	get leben(): number | null {
		return this.#isBereit ? this.#leben : null;
	}

	toete(): void {
		this.#isBereit = false;
		this.#kind?.kill('SIGKILL');
	}

	/** For good. */
	raeumeAb(): void {
		this.#beendet = true;
		this.toete();
	}

	/** Asks it to end in order. Returns its exit code and how long that took. */
	async beende(): Promise<{ code: number | null; ms: number }> {
		this.#beendet = true;
		this.#isBereit = false;
		const beginn = performance.now();
		const kind = this.#kind;
		if (!kind || kind.exitCode !== null || kind.signalCode !== null) return { code: kind?.exitCode ?? null, ms: 0 };
		const ende = new Promise<number | null>((resolve) => kind.once('exit', resolve));
		kind.kill('SIGTERM');
		return { code: await ende, ms: Math.round(performance.now() - beginn) };
	}

	#starte(): void {
		if (this.#beendet) return;
		const skript = join(SKRIPTE, this.#skript);
		const kind = spawn(process.execPath, ['--import', join(SKRIPTE, 'waise.ts'), skript], {
			cwd: dirname(SKRIPTE),
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
			env: this.#env,
		});
		this.#kind = kind;
		const zeilen: string[] = [];
		for (const strom of [kind.stdout, kind.stderr]) strom?.on('data', (stueck: Buffer) => this.#lies(stueck, zeilen));
		kind.once('exit', (code, signal) => {
			this.#isBereit = false;
			if (this.#beendet) return;
			if (signal !== 'SIGKILL') {
				const text = `endete mit ${signal ?? code}: ${zeilen.slice(-LETZTE_ZEILEN).join('\n')}`;
				this.#melde({ art: 'ENDE', wer: this.name, text });
			}
			setTimeout(() => this.#starte(), PAUSE_MS);
		});
	}

	#lies(stueck: Buffer, zeilen: string[]): void {
		for (const zeile of String(stueck).split('\n').filter(Boolean)) {
			zeilen.push(zeile);
			if (/läuft/.test(zeile)) {
				this.#leben += 1;
				this.#isBereit = true;
			}
			if (zeile.includes('unbehandelter Fehler')) this.#melde({ art: 'UNBEHANDELT', wer: this.name, text: zeile });
		}
		zeilen.splice(0, zeilen.length - LETZTE_ZEILEN);
	}
}
