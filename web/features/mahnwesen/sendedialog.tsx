import { Stack, Text } from '@mantine/core';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { personenname } from '../liste/zellen.tsx';
import css from './mahnwesen.module.css';
import type { Mahnung } from './queries.ts';
import { an } from './tagesliste.tsx';

interface SendedialogProps {
	opened: boolean;
	mahnungen: readonly Mahnung[];
	laeuft: boolean;
	onClose: () => void;
	onSenden: (anforderungIDs: readonly string[]) => void;
}

/** Whom the reminders of a day go to now, of what each tells, and who is left out and why. */
export function Sendedialog({ opened, mahnungen, laeuft, onClose, onSenden }: SendedialogProps) {
	const moegliche = mahnungen.filter(bekommtMail);
	const jePerson = Map.groupBy(moegliche, an);
	const ausgelassene = mahnungen.filter((m) => !bekommtMail(m));
	return (
		<ConfirmDialog
			opened={opened}
			onClose={onClose}
			title={T.frage(moegliche.length)}
			confirm={T.jetzt}
			loading={laeuft}
			onConfirm={() => onSenden(moegliche.map((m) => m.anforderungID))}
		>
			<Stack>
				<Text>{T.frageText}</Text>
				<Namen titel={T.bekommen} zeilen={[...jePerson].map(([wer, was]) => [wer, was.map(worum(wer)).join(', ')])} />
				<Namen
					titel={T.bekommenNichts}
					zeilen={ausgelassene.map((m) => [personenname(m), `${m.dokument}: ${warumNicht(m)}`])}
				/>
			</Stack>
		</ConfirmDialog>
	);
}

/** It can be sent now, and somebody reads it. */
export const bekommtMail = (m: Mahnung): boolean => m.isMoeglich && m.isErreichbar;

function warumNicht(m: Mahnung): string {
	if (!m.an.length) return T.niemandDran;
	return m.isErreichbar ? T.heuteSchon : T.ohneEmail;
}

/** A mail to somebody else names the volunteer too. */
const worum =
	(wer: string) =>
	(m: Mahnung): string =>
		wer === [m.vorname, m.nachname].filter(Boolean).join(' ') ? m.dokument : `${m.dokument} (${personenname(m)})`;

function Namen({ titel, zeilen }: { titel: string; zeilen: readonly (readonly [string, string])[] }) {
	if (!zeilen.length) return null;
	return (
		<section>
			<Text fw={600}>
				{titel} ({zeilen.length})
			</Text>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
			<ul className={css.namen} aria-label={titel} tabIndex={0}>
				{zeilen.map(([wer, was]) => (
					<li key={wer + was}>
						<b>{wer}</b> <span className={css.still}>{was}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
