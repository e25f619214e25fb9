import { Text } from '@mantine/core';
import { IconArrowUpRight } from '@tabler/icons-react';
import { useState } from 'react';
import { formatUhrzeit } from '#domain/format/datum.ts';
import { REGELN } from '../../texte/akte/akte.ts';
import { SAMMEL } from '../../texte/listen/sammelaktion.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { wer } from '../formular/wer.ts';
import type { Eingabe } from './aktionen.ts';
import { Ansage } from './ansage.tsx';
import { FuerAlle } from './fuer-alle.tsx';
import { Gruppe } from './gruppe.tsx';
import { Kacheln } from './kacheln.tsx';
import { Postbericht } from './postbericht.tsx';
import type { Lauf, Probelauf, Probezeile } from './queries.ts';
import css from './sammelaktion.module.css';

interface ProbeberichtProps {
	probe: Probelauf;
	/** Where the action leads: who is there already needs nothing. */
	nach: number | null;
	/** What was removed for all of a group a moment ago. */
	behoben: Lauf | null;
	abgewaehlt: ReadonlySet<string>;
	onAbwahl: (abgewaehlt: ReadonlySet<string>) => void;
	behebt: boolean;
	onBehebe: (eingabe: Eingabe, ids: readonly string[]) => void;
}

const GRUPPEN_JE_REGEL = 4;
/** Where there are several reasons, each shows these and names the number of the others. */
const ZUERST = 2;

/** What would happen: blocked rows first, one group per reason, then those that go. */
export function Probebericht(props: ProbeberichtProps) {
	const { probe, nach, behoben, abgewaehlt, onAbwahl, behebt, onBehebe } = props;
	const { zeit, zeilen } = probe;
	const [zeige, setZeige] = useState('alle');
	const gehen = zeilen.filter((z) => !z.gruende.length);
	const schon = zeilen.filter((z) => z.gruende.length && z.wunschstatus === nach && nach !== null);
	const gesperrt = zeilen.filter((z) => z.gruende.length && !schon.includes(z));
	const gruppen = nachGrund(gesperrt);
	const schalte = (id: string) => {
		const ohne = new Set(abgewaehlt);
		if (!ohne.delete(id)) ohne.add(id);
		onAbwahl(ohne);
	};
	const keiner = gehen.every((z) => abgewaehlt.has(z.eintragID));
	return (
		<>
			<Kacheln
				gewaehlt={zeige}
				onWahl={setZeige}
				kacheln={[
					{ key: 'alle', anzahl: zeilen.length, wort: SAMMEL.kachel.alle },
					{ key: 'gehen', icon: 'geht', anzahl: gehen.length, wort: SAMMEL.kachel.gehen },
					{
						key: 'gesperrt',
						icon: 'gesperrt',
						anzahl: gesperrt.length,
						wort: gruppen.size ? `${SAMMEL.kachel.gesperrt}, ${SAMMEL.gruende(gruppen.size)}` : SAMMEL.kachel.gesperrt,
					},
					...(schon.length
						? [{ key: 'schon', icon: 'schon' as const, anzahl: schon.length, wort: SAMMEL.kachel.schon }]
						: []),
				]}
			/>
			<Ansage key={zeit} fokus>
				{behoben
					? SAMMEL.behoben(behoben.erledigt, behoben.gesperrt, formatUhrzeit(zeit))
					: SAMMEL.nochNichts(formatUhrzeit(zeit))}
			</Ansage>
			<div className={css.gruppen}>
				{(zeige === 'alle' || zeige === 'gesperrt') &&
					[...gruppen].map(([grund, betroffene]) => {
						const code = betroffene[0]?.gruende[0]?.code ?? '';
						return (
							<Gruppe
								key={grund}
								art="gesperrt"
								zuerst={gruppen.size > 1 ? ZUERST : undefined}
								titel={REGELN[code]?.titel ?? betroffene[0]?.gruende[0]?.text ?? ''}
								regel={/^G\d+$/.test(code) ? code : null}
								text={REGELN[code] ? gemeinsamerText(betroffene) : null}
								zeilen={betroffene.map((z) => ({ ...z, grund: grundVon(z, betroffene) }))}
								gewaehlt={() => false}
								aside={
									code === OHNE_VORLAGE ? (
										<ZumDokumentencenter />
									) : (
										werKann(betroffene) || <FuerAlle zeilen={betroffene} laeuft={behebt} onBehebe={onBehebe} />
									)
								}
							/>
						);
					})}
				{(zeige === 'alle' || zeige === 'gehen') && gehen.length > 0 && (
					<Gruppe
						titel={SAMMEL.gehen}
						art="geht"
						zeilen={gehen.map((z) => ({ ...z, grund: null }))}
						gewaehlt={(id) => !abgewaehlt.has(id)}
						onWahl={schalte}
						aside={
							<TextButton onClick={() => onAbwahl(new Set(keiner ? [] : gehen.map((z) => z.eintragID)))}>
								{keiner ? SAMMEL.alleWaehlen : SAMMEL.alleAbwaehlen}
							</TextButton>
						}
					/>
				)}
				{(zeige === 'alle' || zeige === 'schon') && schon.length > 0 && (
					<Gruppe
						titel={SAMMEL.schon}
						text={SAMMEL.schonText}
						art="schon"
						zuerst={ZUERST}
						zeilen={schon.map((z) => ({ ...z, grund: null }))}
						gewaehlt={() => false}
					/>
				)}
				{gehen.length > 0 && zeige !== 'gesperrt' && zeige !== 'schon' && <Postbericht probe={probe} />}
				{gehen.length === 0 && <Text variant="secondary">{SAMMEL.keiner}</Text>}
			</div>
		</>
	);
}

/** A rule that says much the same to all is a group for each thing it says; one that names every place is one group. */
function nachGrund(zeilen: readonly Probezeile[]): ReadonlyMap<string, readonly Probezeile[]> {
	const nachCode = Map.groupBy(zeilen, (z) => z.gruende[0]?.code ?? '');
	return new Map(
		[...nachCode].flatMap(([code, gruppe]): [string, readonly Probezeile[]][] => {
			const nachText = Map.groupBy(gruppe, (z) => z.gruende[0]?.text ?? '');
			return nachText.size > GRUPPEN_JE_REGEL ? [[code, gruppe]] : [...nachText];
		}),
	);
}

/** No certificate can be issued without its template: one in use removes the reason for all. */
const OHNE_VORLAGE = 'BESCHEINIGUNG';

const ZumDokumentencenter = () => (
	<TextLink
		to="/admin/dokumentencenter"
		target="_blank"
		aria-label={`${SAMMEL.zumDokumentencenter}, ${SAMMEL.neuerTab}`}
	>
		{SAMMEL.zumDokumentencenter} <Icon of={IconArrowUpRight} size={14} />
	</TextLink>
);

/** Who can remove what stands against it, where it isn't the viewer. */
function werKann(zeilen: readonly Probezeile[]): string | null {
	const namen = wer(zeilen[0]?.gruende[0]?.behebbarDurch ?? []);
	return namen && SAMMEL.kann(namen);
}

/** The rule's words, where they are the same for all. */
function gemeinsamerText(zeilen: readonly Probezeile[]): string | null {
	const texte = new Set(zeilen.map((z) => z.gruende[0]?.text));
	return texte.size === 1 ? ([...texte][0] ?? null) : null;
}

/** What the head of the group doesn't say already. */
function grundVon(zeile: Probezeile, gruppe: readonly Probezeile[]): string | null {
	const gesagt = gemeinsamerText(gruppe) !== null;
	const texte = zeile.gruende.slice(gesagt ? 1 : 0).map(({ text }) => text);
	return texte.join(' ') || null;
}
