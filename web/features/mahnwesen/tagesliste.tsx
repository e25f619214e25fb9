import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { MAHNWESEN as T } from '../../texte/mahnwesen.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/states.tsx';
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
	const spalten = [
		T.spalte.name,
		...(mitDokument ? [T.spalte.dokument] : []),
		...[T.spalte.status, T.spalte.angefordert, T.spalte.mahnung, T.spalte.an, T.spalte.danach],
	];
	return (
		<>
			<table className={css.tabelle} aria-label={T.tabelle(tag)}>
				<thead>
					<tr>
						{spalten.map((spalte) => (
							<th key={spalte} scope="col">
								{spalte}
							</th>
						))}
						<th scope="col">
							<span className={css.versteckt}>{T.spalte.aktion}</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{mahnungen.map((m) => (
						<tr key={m.anforderungID}>
							<th scope="row">
								<NameZelle person={m} />
							</th>
							{mitDokument && <td>{m.dokument}</td>}
							<td className={css.fest}>
								<Status katalog={FREIWILLIGER} nummer={m.freiwilligerStatus} tinted />
							</td>
							<td className={css.fest}>{zeitZelle(m.angefordertAm)}</td>
							<td className={css.fest}>
								<Zaehler mahnung={m.mahnung} hoechstens={takt.hoechstens} />
							</td>
							<td>{an(m) || <Leerwort wort="–" />}</td>
							<td className={css.fest}>{formatDatum(m.danachAm) || <Leerwort wort={T.keineWeitere} />}</td>
							<td className={css.aktion}>
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
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{gesamt > mahnungen.length && <p className={css.still}>{T.weitere(gesamt - mahnungen.length)}</p>}
		</>
	);
}

/** One stroke for each reminder there can be. */
function Zaehler({ mahnung, hoechstens }: { mahnung: number; hoechstens: number }) {
	return (
		<span className={css.zaehler}>
			<span className={css.striche} aria-hidden="true">
				{Array.from({ length: hoechstens }, (_, i) => i + 1).map((n) => (
					<span key={n} className={cx(n < mahnung && css.gewesen, n === mahnung && css.jetzt)} />
				))}
			</span>
			<span title={T.nummer(mahnung, hoechstens)}>{mahnung}.</span>
		</span>
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
