import { useEffect, useRef, useState } from 'react';
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

/** One file on its way: how far it is, what went wrong, and what a screen reader is told. */
export function useUpload({ extensions, maxMB, send }: Uploading) {
	const [running, setRunning] = useState<{ name: string; size: number; share: number } | null>(null);
	const [error, setError] = useState<string | null>(null);
	const [said, setSaid] = useState('');
	const control = useRef<AbortController | null>(null);
	useEffect(() => () => control.current?.abort(), []);

	async function start(file: File) {
		const refused = refuse(file, extensions, maxMB);
		setError(refused);
		if (refused) return;
		const own = new AbortController();
		control.current = own;
		const progress = (share: number) => setRunning({ name: file.name, size: file.size, share });
		progress(0);
		setSaid(UI.dateiLaedt(file.name));
		try {
			await send(file, { signal: own.signal, onProgress: progress });
			setSaid(UI.dateiFertig(file.name));
		} catch (failure) {
			if (own.signal.aborted) setSaid(UI.dateiAbgebrochen);
			else setError(failure instanceof Error ? failure.message : UI.ladefehler);
		} finally {
			setRunning(null);
		}
	}

	return { running, error, said, start: (file: File) => void start(file), cancel: () => control.current?.abort() };
}

/** What the server would refuse anyway, without the way there. */
function refuse(file: File, extensions: readonly string[], maxMB: number): string | null {
	const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
	if (!extensions.includes(extension)) return UI.dateiTyp;
	if (file.size > maxMB * MB) return UI.dateiZuGross(maxMB);
	return file.size === 0 ? UI.dateiLeer : null;
}
