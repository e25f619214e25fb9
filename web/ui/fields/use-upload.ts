import { useEffect, useRef, useState } from 'react';
import { DATEI } from '../../texte/datei.ts';
import { UI } from '../../texte/ui.ts';

const MB = 2 ** 20;

/** What may come, and where it goes. */
export interface Uploading {
	/** Extensions without a dot. */
	extensions: readonly string[];
	maxMB: number;
	/** Sends the file; rejects with an error whose message is for the user. `onProgress`: share of what has been sent. */
	send: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<void>;
}

/** Files on their way, one after another: how far it is, what went wrong, and what a screen reader is told. */
export function useUpload({ extensions, maxMB, send }: Uploading) {
	const [running, setRunning] = useState<{ name: string; size: number; share: number } | null>(null);
	const [error, setError] = useState<string | null>(null);
	const [said, setSaid] = useState('');
	const control = useRef<AbortController | null>(null);
	useEffect(() => () => control.current?.abort(), []);

	async function start(files: readonly File[]) {
		const own = new AbortController();
		control.current = own;
		setError(null);
		const failed: string[] = [];
		for (const file of files) {
			const why = refuse(file, extensions, maxMB) ?? (await sendOne(file, own.signal));
			if (own.signal.aborted) break;
			if (why) failed.push(files.length > 1 ? `${file.name}: ${why}` : why);
		}
		setRunning(null);
		setError(failed.length > 0 ? failed.join(' ') : null);
	}

	/** Why it didn't arrive; null: it did, or was called back. */
	async function sendOne(file: File, signal: AbortSignal): Promise<string | null> {
		const progress = (share: number) => setRunning({ name: file.name, size: file.size, share });
		progress(0);
		setSaid(DATEI.laedt(file.name));
		try {
			await send(file, { signal, onProgress: progress });
			setSaid(DATEI.fertig(file.name));
			return null;
		} catch (failure) {
			if (!signal.aborted) return failure instanceof Error ? failure.message : UI.ladefehler;
			setSaid(DATEI.abgebrochen);
			return null;
		}
	}

	return {
		running,
		error,
		said,
		start: (files: readonly File[]) => void start(files),
		cancel: () => control.current?.abort(),
	};
}

/** As the telephones of one maker take pictures, unless they are told otherwise. */
const HEIC: readonly string[] = ['heic', 'heif'];

/** What the server would refuse anyway, without the way there. */
function refuse(file: File, extensions: readonly string[], maxMB: number): string | null {
	const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
	if (!extensions.includes(extension)) return HEIC.includes(extension) ? DATEI.heic : DATEI.typ;
	if (file.size > maxMB * MB) return DATEI.zuGross(maxMB);
	return file.size === 0 ? DATEI.leer : null;
}
