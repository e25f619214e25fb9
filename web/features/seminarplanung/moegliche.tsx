import { Flex, Text } from '@mantine/core';
import { useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import { SEMINARTAGE as W } from '../../texte/seminare/seminartage.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { zeitraum } from '../seminare/worte.ts';
import { betroffen, type Gelegenheit } from './queries.ts';
import { Seminarzeile } from './zeile.tsx';

interface MoeglicheProps {
	freiwilligerID: string;
	moeglich: readonly Gelegenheit[];
	/** He looks himself. */
	istEigenes: boolean;
	/** Registers also after the others may no more. */
	istTraeger: boolean;
	/** Days in seminars that still have places. */
	angebotsTage: number;
	/** Something is missing that nothing planned covers. */
	fehltEtwas: boolean;
	/** Why nobody registers yet. */
	hindernis: string | null;
}

interface Gemeldet {
	stelle: number;
	eintrag: Gelegenheit;
	stand: string;
}

/** Published seminars with places: a missing part first, then by date. */
export function Moegliche(props: MoeglicheProps) {
	const { freiwilligerID, moeglich, istEigenes, istTraeger, angebotsTage, fehltEtwas, hindernis } = props;
	const [gemeldet, setGemeldet] = useState<readonly Gemeldet[]>([]);
	const anmelden = useCommand({
		run: (id: string, idempotencyKey) =>
			call('POST /v1/{freiwilligerID}/seminarplanung/seminar/{id}', { params: { freiwilligerID, id }, idempotencyKey }),
		invalidates: betroffen(freiwilligerID),
		onDone: ({ data }, id) => {
			const stelle = zeilen.findIndex((zeile) => zeile.id === id);
			const eintrag = zeilen[stelle];
			if (eintrag) setGemeldet((bisher) => [...bisher, { stelle, eintrag, stand: data.stand }]);
			if (data.stand === 'ANGEMELDET') toast.success(T.angemeldet, eintrag && { text: eintrag.bezeichnung });
			else toast.info(T.aufWarteliste, eintrag && { text: eintrag.bezeichnung });
		},
		onRefused: (fehler) => toast.error(fehler.message),
	});
	// What has been taken stays where it was: another click at the same spot takes nothing else.
	const genommen = gemeldet.filter(({ eintrag }) => !moeglich.some(({ id }) => id === eintrag.id));
	const zeilen = genommen
		.toSorted((a, b) => a.stelle - b.stelle)
		.reduce<readonly Gelegenheit[]>((alle, { stelle, eintrag }) => alle.toSpliced(stelle, 0, eintrag), moeglich);
	const standVon = (eine: Gelegenheit) => genommen.find(({ eintrag }) => eintrag.id === eine.id)?.stand;
	const kann = ({ geschlossenSeit }: Gelegenheit) => istTraeger || geschlossenSeit === null;
	const erstes = moeglich.find((m) => m.warteplatz === null && kann(m)) ?? moeglich.find(kann);
	return (
		<Section
			title={istEigenes ? T.frei : T.hilft}
			count={moeglich.length}
			size="sm"
			ruled
			aside={angebotsTage > 0 && <Text variant="secondary">{W.mitPlatz(angebotsTage)}</Text>}
		>
			{hindernis && moeglich.length > 0 && (
				<Text variant="secondary" py={8}>
					{hindernis}
				</Text>
			)}
			{zeilen.length === 0 ? (
				<NichtsPasst fehltEtwas={fehltEtwas} istEigenes={istEigenes} />
			) : (
				<Flex component="ul" direction="column">
					{zeilen.map((m) => (
						<Seminarzeile
							key={m.id}
							von={m.von}
							titel={
								istEigenes ? (
									<Text fw={500}>{m.bezeichnung}</Text>
								) : (
									<TextLink to="/admin/seminare/$id" params={{ id: m.id }}>
										{m.bezeichnung}
									</TextLink>
								)
							}
							angaben={[zeitraum(m), T.tage(m.tage), platz(m, istTraeger), m.ort ?? (m.isOnline && T.online)]}
						>
							{standVon(m) && (
								<Text variant="secondary">{standVon(m) === 'ANGEMELDET' ? T.schonAngemeldet : T.schonVorgemerkt}</Text>
							)}
							{hindernis === null && kann(m) && !standVon(m) && (
								<Button
									size="sm"
									variant={m === erstes ? 'primary' : undefined}
									aria-label={m.warteplatz === null ? T.anmeldenName(m.bezeichnung) : W.vormerkenName(m.bezeichnung)}
									disabled={anmelden.isRunning}
									onClick={() => anmelden.execute(m.id)}
								>
									{m.warteplatz === null ? T.anmelden : W.vormerken}
								</Button>
							)}
						</Seminarzeile>
					))}
				</Flex>
			)}
		</Section>
	);
}

function NichtsPasst({ fehltEtwas, istEigenes }: Pick<MoeglicheProps, 'fehltEtwas' | 'istEigenes'>) {
	if (!fehltEtwas)
		return (
			<Text variant="secondary" pt={8}>
				{W.nichtsFehlt}
			</Text>
		);
	return (
		<Text variant="secondary" pt={8}>
			{W.nichtsPasst}{' '}
			{istEigenes && (
				<TextLink to="/admin" hash="fragen">
					{W.ersatz} …
				</TextLink>
			)}
		</Text>
	);
}

/** `6 Plätze frei`, `Warteliste, Platz 3`; closed, except for the Traeger. */
function platz({ freiePlaetze, warteplatz, geschlossenSeit }: Gelegenheit, istTraeger: boolean): string | null {
	if (geschlossenSeit !== null && !istTraeger) return W.geschlossen(formatDatum(geschlossenSeit));
	if (warteplatz !== null) return W.wartelistenplatz(warteplatz);
	return freiePlaetze === null ? null : W.plaetzeFrei(freiePlaetze);
}
