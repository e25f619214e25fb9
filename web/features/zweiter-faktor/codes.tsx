import { Stack, Text } from '@mantine/core';
import { FAKTOR } from '../../texte/zugang/zweiter-faktor.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import css from './zweiter-faktor.module.css';

/** Shown once; only hashes of them are kept. */
export function Codes({ codes }: { codes: readonly string[] }) {
	return (
		<Stack>
			<Text variant="lead">{FAKTOR.codesText}</Text>
			<ul className={css.codes} aria-label={FAKTOR.codes}>
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div>
				<CopyButton text={codes.join('\n')} />
			</div>
		</Stack>
	);
}
