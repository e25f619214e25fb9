import { Group } from '@mantine/core';
import { IconAlertTriangleFilled, IconCheck, IconCircleHalf2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { LAUF as T } from '../../texte/geld/laeufe.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import css from './laeufe.module.css';
import type { Lauf, Posten } from './queries.ts';
import { useZeile } from './use-zeile.ts';

/** Fetched when somebody answers for a row. */
const BestaetigenDialog = later(async () => (await import('./bestaetigen-dialog.tsx')).BestaetigenDialog);

type Pruefung = Lauf['pruefungen'][number];
const AUF_EINMAL = 10;
/** Mended on the page of the Einsatzstelle. */
const AN_DER_STELLE: readonly Pruefung['pruefung'][] = [
	'MANDATSDATUM_FEHLT',
	'STELLE_OHNE_IBAN',
	'STELLE_IBAN_GEAENDERT',
];
/** Mended among the data of the person. */
const IN_DER_AKTE: readonly Pruefung['pruefung'][] = ['IBAN_FEHLT', 'STEUER_ID_FEHLT', 'SV_NUMMER_FEHLT'];

/** What checks found, with the cure beside it; what hinders the release comes first. */
export function Laufpruefungen({ lauf }: { lauf: Lauf }) {
	const [gefragt, setGefragt] = useState<{ pruefung: Pruefung; posten: Posten } | null>(null);
	const zahl = (wie: (p: Pruefung) => boolean) => lauf.pruefungen.filter(wie).length;
	const zahlen = T.anzahlen(
		zahl((p) => p.sperrt && p.offen > 0),
		zahl((p) => !p.sperrt && p.offen > 0),
		zahl((p) => p.offen === 0),
	);
	return (
		<Section title={T.pruefungen} note={<Span variant="secondary">{zahlen}</Span>}>
			{lauf.pruefungen.length === 0 ? (
				<p>{T.ohneTreffer}</p>
			) : (
				<ul className={css.pruefungen}>
					{lauf.pruefungen.map((pruefung) => (
						<Eine
							key={pruefung.pruefung}
							lauf={lauf}
							pruefung={pruefung}
							onBestaetigen={(posten) => setGefragt({ pruefung, posten })}
						/>
					))}
				</ul>
			)}
			{gefragt && (
				<Suspense>
					<BestaetigenDialog lauf={lauf} {...gefragt} onClose={() => setGefragt(null)} />
				</Suspense>
			)}
		</Section>
	);
}

interface EineProps {
	lauf: Lauf;
	pruefung: Pruefung;
	onBestaetigen: (posten: Posten) => void;
}

function Eine({ lauf, pruefung, onBestaetigen }: EineProps) {
	const [zeigt, setZeigt] = useState(AUF_EINMAL);
	const aendere = useZeile(lauf);
	const offene = lauf.posten.filter(({ pruefungen }) =>
		pruefungen.some((p) => p.pruefung === pruefung.pruefung && !p.bestaetigt),
	);
	const sperrend = pruefung.sperrt && pruefung.offen > 0;
	const form = pruefung.offen === 0 ? IconCheck : pruefung.sperrt ? IconAlertTriangleFilled : IconCircleHalf2;
	return (
		<li className={css.pruefung} data-sperrt={sperrend || undefined} data-offen={pruefung.offen}>
			<Icon of={form} />
			<div>
				<b>{pruefung.titel}</b>{' '}
				<Span variant="secondary">
					{pruefung.offen === 0 ? T.erledigt : T.offen(pruefung.offen)}, {sperrend ? T.sperrt : T.hinweis}.{' '}
					{pruefung.offen > 0 && pruefung.abhilfe}
				</Span>
				{pruefung.sperrt && (
					<ul className={css.zeilen}>
						{offene.slice(0, zeigt).map((posten) => (
							<li key={`${posten.vertragID}${posten.monat}`}>
								<span className={css.name}>
									{IN_DER_AKTE.includes(pruefung.pruefung) ? <ZurAkte {...posten} /> : posten.name}
								</span>
								{posten.einsatzstelleID !== null && AN_DER_STELLE.includes(pruefung.pruefung) && (
									<TextLink to="/admin/adressen/$id/informationen" params={{ id: posten.einsatzstelleID }}>
										{posten.einsatzstelle}
									</TextLink>
								)}
								<TextButton onClick={() => aendere.execute({ posten: [posten], was: 'HERAUSNEHMEN' })}>
									{T.heraus}
								</TextButton>
								<Button size="sm" onClick={() => onBestaetigen(posten)}>
									{T.bestaetigen} …
								</Button>
							</li>
						))}
					</ul>
				)}
				{!pruefung.sperrt && IN_DER_AKTE.includes(pruefung.pruefung) && (
					<Group gap={16}>
						{eineJePerson(offene)
							.slice(0, zeigt)
							.map((posten) => (
								<ZurAkte key={posten.freiwilligerID} {...posten} />
							))}
						{eineJePerson(offene).length > zeigt && (
							<TextButton onClick={() => setZeigt(offene.length)}>
								{T.weitere(eineJePerson(offene).length - zeigt)}
							</TextButton>
						)}
					</Group>
				)}
				{pruefung.sperrt && offene.length > 1 && (
					<Group gap={16}>
						{offene.length > zeigt && (
							<TextButton onClick={() => setZeigt(offene.length)}>{T.weitere(offene.length - zeigt)}</TextButton>
						)}
						<TextButton onClick={() => aendere.execute({ posten: offene, was: 'HERAUSNEHMEN' })}>
							{T.alleHeraus(offene.length)}
						</TextButton>
					</Group>
				)}
			</div>
		</li>
	);
}

/** Of several months of a person the first. */
const eineJePerson = (posten: readonly Posten[]): Posten[] =>
	[...Map.groupBy(posten, ({ freiwilligerID }) => freiwilligerID).values()].flatMap(([erster]) => erster ?? []);

const ZurAkte = ({ freiwilligerID: id, name }: Posten) => (
	<TextLink to="/admin/freiwillige/$id/daten" params={{ id }}>
		{name}
	</TextLink>
);
