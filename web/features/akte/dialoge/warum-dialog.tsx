import { Box, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { UI } from '../../../texte/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Span } from '../../../ui/span.ts';
import { TextButton } from '../../../ui/text-link.tsx';
import { AbfrageZumSchritt } from '../abfrage/zum-schritt.tsx';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { frisch, fruehesEnde, schrittDavor } from '../aktionen.ts';
import { aktionstitel } from '../aktionstitel.ts';
import { akteKeys } from '../queries.ts';
import { Statuswechsel } from '../statuswechsel.tsx';
import type { Aktion, Verstoss } from '../typen.ts';
import type { AktionProps } from './aktions-dialog.tsx';
import { useAktionsstart } from './aktionsstart.ts';
import css from './dialoge.module.css';
import { GrundZeile } from './grund-zeile.tsx';
import { fragtNach } from './sofort.ts';

/** Every reason against an action, grouped by who can remove it, then the conditions that are met. */
export function WarumDialog({ aktion: alt, onClose }: AktionProps) {
	const akte = useAkte();
	const aktion = frisch(akte, alt);
	const { gruende, erfuellt } = aktion;
	const davor = schrittDavor(akte, aktion);
	const gruppen = GRUPPEN.map((titel) => ({
		titel,
		gruende: gruende.filter((g) => gruppe(g, davor !== undefined) === titel),
	}));
	return (
		<Dialog
			opened
			onClose={onClose}
			title={UI.warumNicht}
			width={680}
			subtitle={<Worum aktion={aktion} />}
			cancel={aktion.erlaubt ? undefined : UI.schliessen}
			primary={aktion.erlaubt ? <Los aktion={aktion} onClose={onClose} /> : <NeuPruefen />}
		>
			<Fortschritt erfuellt={erfuellt.length} gesamt={erfuellt.length + gruende.length} />
			{aktion.erlaubt && <p className={css.frei}>{AKTE.jetztMoeglich}</p>}
			{gruppen.map(
				({ titel, gruende }) =>
					gruende.length > 0 && (
						<Box key={titel} component="section" mt={20}>
							<h3 className={css.gruppentitel}>{titel}</h3>
							{titel === AKTE.abwarten && <Frueher aktion={aktion} />}
							<ul>
								{gruende.map((grund) => (
									<GrundZeile key={`${grund.code} ${grund.text}`} grund={grund} aktion={aktion} onClose={onClose} />
								))}
							</ul>
						</Box>
					),
			)}
			<AbfrageZumSchritt aktion={aktion} />
			<Erfuellt bedingungen={erfuellt} />
		</Dialog>
	);
}

/** Waiting is for the agreed end; a service that ends before it has an action of its own. */
function Frueher({ aktion }: { aktion: Aktion }) {
	const akte = useAkte();
	const { starte } = useAktionsstart();
	const frueher = fruehesEnde(akte, aktion);
	if (!frueher) return null;
	return (
		<p>
			{AKTE.frueher} <TextButton onClick={() => starte(frueher)}>{aktionstitel(frueher)}</TextButton>
		</p>
	);
}

const GRUPPEN = [AKTE.selbstBeheben, AKTE.andereMuessen, AKTE.abwarten, AKTE.niemand] as const;

function gruppe({ code, behebbarDurch = [] }: Verstoss, mitSchrittDavor: boolean): (typeof GRUPPEN)[number] {
	if (code === 'G22' && mitSchrittDavor) return AKTE.selbstBeheben;
	if (behebbarDurch.includes('SELBST')) return AKTE.selbstBeheben;
	if (behebbarDurch.length === 0) return AKTE.niemand;
	return behebbarDurch.every((wer) => wer === 'ZEIT') ? AKTE.abwarten : AKTE.andereMuessen;
}

function Worum({ aktion }: { aktion: Aktion }) {
	const { freiwilliger, wuensche } = useAkte();
	const nummer = wuensche.findIndex(({ id }) => id === aktion.wunschID) + 1;
	const nach = aktion.zielStatus as FreiwilligerStatus | null;
	return (
		<>
			{nummer > 0 ? AKTE.wunschVon(anzeigename(freiwilliger), nummer) : anzeigename(freiwilliger)}
			{nach === null || nach === freiwilliger.status ? (
				<Text component="b" c="var(--text)" fw={600}>
					{aktion.titel}
				</Text>
			) : (
				<Statuswechsel katalog={FREIWILLIGER} von={freiwilliger.status} nach={nach} />
			)}
		</>
	);
}

function Fortschritt({ erfuellt, gesamt }: { erfuellt: number; gesamt: number }) {
	if (erfuellt === 0) return null;
	return (
		<div className={css.fortschritt}>
			<progress className={css.balken} value={erfuellt} max={gesamt} aria-label={AKTE.bedingungenErfuellt} />
			<span>
				<b>{AKTE.nVonM(erfuellt, gesamt)}</b> {AKTE.bedingungenErfuellt}
			</span>
		</div>
	);
}

/** `Kontingent: 1 von 3 Plätzen frei`: the condition, then its value. */
function Erfuellt({ bedingungen }: { bedingungen: readonly string[] }) {
	if (bedingungen.length === 0) return null;
	return (
		<Box component="section" mt={20}>
			<Title order={3} variant="label" c="var(--text-2)" pb={8}>
				{AKTE.nErfuellt(bedingungen.length)}
			</Title>
			<ul className={css.erfuellt}>
				{bedingungen.map((bedingung) => {
					const [name, ...wert] = bedingung.split(': ');
					return (
						<li key={bedingung}>
							<Icon of={IconCheck} />
							<span>
								{name}
								{wert.length > 0 && (
									<>
										: <Span variant="muted">{wert.join(': ')}</Span>
									</>
								)}
							</span>
						</li>
					);
				})}
			</ul>
		</Box>
	);
}

function NeuPruefen() {
	const { freiwilliger } = useAkte();
	const client = useQueryClient();
	const [laeuft, setLaeuft] = useState(false);
	const pruefe = async () => {
		setLaeuft(true);
		await client.invalidateQueries({ queryKey: akteKeys.akte(freiwilliger.id) });
		setLaeuft(false);
	};
	return (
		<Button variant="primary" loading={laeuft} onClick={pruefe}>
			{AKTE.neuPruefen}
		</Button>
	);
}

function Los({ aktion, onClose }: AktionProps) {
	const { starte } = useAktionsstart();
	const los = () => {
		if (fragtNach(aktion)) return starte(aktion, { statt: true });
		starte(aktion);
		onClose();
	};
	return (
		<Button variant="primary" onClick={los}>
			{aktionstitel(aktion)}
		</Button>
	);
}
