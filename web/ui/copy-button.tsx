import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { UI } from '../texte/ui.ts';
import { Button } from './button.tsx';

const COPIED_MS = 2000;

/** Copies a text and says so for two seconds. */
export function CopyButton({ text }: { text: string }) {
	const [copied, setCopied] = useState(false);
	useEffect(() => {
		if (!copied) return;
		const timer = setTimeout(() => setCopied(false), COPIED_MS);
		return () => clearTimeout(timer);
	}, [copied]);
	return (
		<Button icon={copied ? IconCheck : IconCopy} onClick={() => copy(text).then(setCopied)}>
			<span aria-live="polite">{copied ? UI.kopiert : UI.kopieren}</span>
		</Button>
	);
}

/** False where the browser doesn't let a page write to the clipboard; the text can be marked and copied by hand. */
async function copy(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
