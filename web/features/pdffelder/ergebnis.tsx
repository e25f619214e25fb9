import { Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PDFFELDER as T } from '../../texte/verwaltung/pdffelder.ts';
import { Button } from '../../ui/button.tsx';
import type { Feldstand, Stand } from './entwurf.ts';
import css from './pdffelder.module.css';
import { Standzeichen } from './standzeichen.tsx';

interface ErgebnisProps {
	wahl: ReactNode;
	alle: readonly Feldstand[];
	probe: readonly { readonly feld: string; readonly text: string; readonly isZuLang: boolean }[];
	onMuster: (() => void) | null;
}

/** What became of the fields with these values. */
export function Ergebnis({ wahl, alle, probe, onMuster }: ErgebnisProps) {
	const gefuellte = new Set(probe.filter(({ text }) => text !== '').map(({ feld }) => feld));
	const zuLange = probe.filter(({ isZuLang }) => isZuLang).map(({ feld }) => feld);
	const vorgeschlagen = alle.filter(({ stand, feld }) => stand === 'VORSCHLAG' && gefuellte.has(feld.name)).length;
	// A box that isn't crossed is answered as well.
	const leere = alle.filter(
		({ feld, stand, inhalt }) =>
			stand !== 'UNTERSCHRIFT' && !gefuellte.has(feld.name) && (feld.art !== 'KREUZ' || inhalt?.art !== 'ANGABE'),
	);
	const unterschriften = alle.filter(({ stand }) => stand === 'UNTERSCHRIFT');
	const namen = (staende: readonly Feldstand[]) => staende.map(({ feld }) => feld.name).join(', ');
	return (
		<Stack gap={16}>
			{wahl}
			<section className={css.trenner} aria-live="polite">
				<h2>{T.ergebnis}</h2>
				<ul className={css.ergebnis}>
					<Zeile stand="ZUGEORDNET" text={T.gefuellt(gefuellte.size)}>
						{vorgeschlagen > 0 && T.nachVorschlag(vorgeschlagen)}
					</Zeile>
					{zuLange.length === 0 ? (
						<Zeile stand="ZUGEORDNET" text={T.passt} />
					) : (
						<Zeile stand="OHNE" text={T.passtNicht(zuLange.length)}>
							{zuLange.join(', ')}
						</Zeile>
					)}
					{leere.length > 0 && (
						<Zeile stand="OHNE" text={T.leer(leere.length)}>
							{namen(leere)}
						</Zeile>
					)}
					{unterschriften.length > 0 && (
						<Zeile stand="UNTERSCHRIFT" text={T.unterschriften(unterschriften.length)}>
							{namen(unterschriften)}
						</Zeile>
					)}
				</ul>
			</section>
			<Button icon={IconDownload} fullWidth disabled={!onMuster} onClick={() => onMuster?.()}>
				{T.musterPdf}
			</Button>
		</Stack>
	);
}

interface ZeileProps {
	stand: Stand;
	text: string;
	children?: ReactNode;
}

const Zeile = ({ stand, text, children }: ZeileProps) => (
	<li>
		<Standzeichen stand={stand} />
		<span>
			{text}
			{children && <small>{children}</small>}
		</span>
	</li>
);
