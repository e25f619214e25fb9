import { Flex, Menu } from '@mantine/core';
import { auslassen } from '#domain/akte/mahnwesen/mahnplan.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { type Ausnahmeregel, nachEnge } from '#domain/mahnausnahme.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Inline } from '../../ui/inline.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { Zeilenmenue } from '../benutzer/zeilenmenue.tsx';
import { Leerwort, NameZelle, personenname, zeitZelle } from '../liste/zellen.tsx';
import { Status } from '../status/status.tsx';
import type { Ausnehmbares, Wahl } from './ausnahme-panel.tsx';
import { useAusnahmen } from './befehle.ts';
import css from './mahnwesen.module.css';
import type { Mahnung, Mahnwesen } from './queries.ts';

interface TageslisteProps {
	mahnwesen: Mahnwesen;
	/** Of several documents each row names its own. */
	mitDokument: boolean;
	onMahne: (mahnung: Mahnung) => void;
	onBrief: (anforderungID: string) => void;
	/** Opens the panel, with a choice made. */
	onAusnahme: (woran: Ausnehmbares, wahl: Wahl) => void;
}

/** Who is reminded on the chosen day. */
export function Tagesliste({ mahnwesen, mitDokument, onMahne, onBrief, onAusnahme }: TageslisteProps) {
	const { heute, tag, takt, mahnungen, gesamt } = mahnwesen;
	const { setze } = useAusnahmen();
	const lasseAus = (m: Mahnung, regel: Ausnahmeregel) =>
		setze.execute({ umfang: 'DOKUMENT', id: m.anforderungID, regel, grund: T.ausgelassen });
	if (!mahnungen.length) return <EmptyState title={T.niemand} text={T.niemandText} />;
	return (
		<>
			<SimpleTable
				label={T.tabelle(tag)}
				rows={mahnungen}
				rowKey={(m) => m.anforderungID}
				columns={[
					{ head: T.spalte.name, isRowHead: true, cell: (m) => <NameZelle person={m} /> },
					mitDokument && { head: T.spalte.dokument, cell: (m) => m.dokument },
					{
						head: T.spalte.status,
						nowrap: true,
						cell: (m) => <Status katalog={FREIWILLIGER} nummer={m.freiwilligerStatus} tinted />,
					},
					{ head: T.spalte.angefordert, nowrap: true, cell: (m) => zeitZelle(m.angefordertAm) },
					{
						head: T.spalte.mahnung,
						nowrap: true,
						cell: (m) => <Zaehler mahnung={m.mahnung} hoechstens={takt.hoechstens} />,
					},
					{
						head: T.spalte.an,
						cell: (m) => (m.isErreichbar ? an(m) || <Leerwort wort="–" /> : <Leerwort wort={T.ohneEmail} />),
					},
					{
						head: T.spalte.danach,
						nowrap: true,
						cell: (m) => formatDatum(m.danachAm) || <Leerwort wort={T.keineWeitere} />,
					},
					{
						head: T.spalte.aktion,
						isHeadHidden: true,
						align: 'end',
						nowrap: true,
						cell: (m) => (
							<Flex gap={8} align="center" justify="flex-end">
								{m.isGemahnt && <span className={css.still}>{m.isBrief ? T.mitBrief : T.erinnert}</span>}
								<Zeilenmenue name={T.menue(personenname(m), m.dokument)}>
									<Menu.Item disabled={!m.isMoeglich || !m.isErreichbar} onClick={() => onMahne(m)}>
										{T.jetzt} …
									</Menu.Item>
									<Menu.Item onClick={() => onBrief(m.anforderungID)}>{T.alsBrief}</Menu.Item>
									<Auslassen mahnung={m} takt={takt} heute={heute} onWahl={(regel) => lasseAus(m, regel)} />
									<Ausnahmewahl onWahl={(wahl) => onAusnahme(m, wahl)} />
								</Zeilenmenue>
							</Flex>
						),
					},
				]}
			/>
			{gesamt > mahnungen.length && <p className={css.still}>{T.weitere(gesamt - mahnungen.length)}</p>}
		</>
	);
}

/** By which rule somebody is reminded instead. */
export const Ausnahmewahl = ({ onWahl }: { onWahl: (wahl: Wahl) => void }) => (
	<>
		<Menu.Item onClick={() => onWahl('AUSGESETZT_BIS')}>{T.aussetzenPunkte}</Menu.Item>
		<Menu.Item onClick={() => onWahl('TAKT')}>{T.eigenerTaktPunkte}</Menu.Item>
		<Menu.Item onClick={() => onWahl('NIE')}>{T.nieErinnern}</Menu.Item>
	</>
);

interface AuslassenProps {
	mahnung: Mahnung;
	takt: Mahnwesen['takt'];
	heute: string;
	onWahl: (regel: Ausnahmeregel) => void;
}

/** A pause until the reminder after the next one. */
function Auslassen({ mahnung: { stand, ausnahmen, freiwilligerStatus }, takt, heute, onWahl }: AuslassenProps) {
	const jetzt = { ...stand, freiwilligerStatus, ausnahmen: nachEnge(ausnahmen).map((a) => a.regel) };
	const regel = auslassen(jetzt, { mahnungGracePeriod: takt.erste, dokumentMahnungInterval: takt.danach }, heute);
	return (
		<Menu.Item disabled={!regel} onClick={() => regel && onWahl(regel)}>
			{T.auslassen}
		</Menu.Item>
	);
}

/** One stroke for each reminder there can be. */
function Zaehler({ mahnung, hoechstens }: { mahnung: number; hoechstens: number }) {
	return (
		<Inline>
			<span className={css.striche} aria-hidden="true">
				{Array.from({ length: hoechstens }, (_, i) => i + 1).map((n) => (
					<span key={n} className={cx(n < mahnung && css.gewesen, n === mahnung && css.jetzt)} />
				))}
			</span>
			<span title={T.nummer(mahnung, hoechstens)}>{mahnung}.</span>
		</Inline>
	);
}

const WORT = {
	FREIWILLIGER: '',
	ERZIEHUNGSBERECHTIGTER: T.erziehungsberechtigte,
	EINSATZSTELLE: T.einsatzstelle,
	TRAEGER: T.traeger,
} as const;

/** Whom it goes to, in words. */
const an = (m: Mahnung): string => m.an.map(anWen).filter(Boolean).join(', ');

export const anWen = ({ partei, name }: Mahnung['an'][number]): string => name ?? WORT[partei];
