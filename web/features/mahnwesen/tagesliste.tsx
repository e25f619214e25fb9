import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Inline } from '../../ui/inline.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { Leerwort, NameZelle, personenname, zeitZelle } from '../liste/zellen.tsx';
import { Status } from '../status/status.tsx';
import css from './mahnwesen.module.css';
import type { Mahnung, Mahnwesen } from './queries.ts';

interface TageslisteProps {
	mahnwesen: Mahnwesen;
	/** Of several documents each row names its own. */
	mitDokument: boolean;
	onMahne: (mahnung: Mahnung) => void;
	/** Request that is being sent for. */
	laeuft: string | null;
}

/** Who is reminded on the chosen day. */
export function Tagesliste({ mahnwesen, mitDokument, onMahne, laeuft }: TageslisteProps) {
	const { tag, takt, mahnungen, gesamt } = mahnwesen;
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
					{ head: T.spalte.an, cell: (m) => an(m) || <Leerwort wort="–" /> },
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
							<>
								{m.isGemahnt && <span className={css.erinnert}>{T.erinnert}</span>}
								{m.isMoeglich && (
									<Button
										size="sm"
										variant="quiet"
										loading={laeuft === m.anforderungID}
										aria-label={T.jetztName(personenname(m), m.dokument)}
										onClick={() => onMahne(m)}
									>
										{T.jetzt}
									</Button>
								)}
							</>
						),
					},
				]}
			/>
			{gesamt > mahnungen.length && <p className={css.still}>{T.weitere(gesamt - mahnungen.length)}</p>}
		</>
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

const an = (m: Mahnung): string =>
	m.an
		.map(({ partei, name }) => name ?? WORT[partei])
		.filter(Boolean)
		.join(', ');
