import { useQuery } from '@tanstack/react-query';
import { IMPORT } from '../../texte/verwaltung/import.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import css from './import.module.css';
import { type Spaltenbild, type Spaltenwahl, vorlagenQuery } from './queries.ts';

interface SpaltenSchrittProps {
	bild: Spaltenbild;
	wahl: Spaltenwahl;
	laeuft: boolean;
	fehler: string | null;
	onWahl: (wahl: Spaltenwahl) => void;
	onZurueck: () => void;
	onWeiter: () => void;
}

/** What each column of the file is taken as: a guess that can be changed, beside some of what stands there. */
export function SpaltenSchritt(props: SpaltenSchrittProps) {
	const query = useQuery(vorlagenQuery);
	return <Geladen query={query}>{({ spalten }) => <Zuordnung felder={auswahl(spalten)} {...props} />}</Geladen>;
}

interface ZuordnungProps extends SpaltenSchrittProps {
	felder: ReturnType<typeof auswahl>;
}

function Zuordnung({ felder, bild, wahl, laeuft, fehler, onWahl, onZurueck, onWeiter }: ZuordnungProps) {
	// A spreadsheet may leave blank columns behind.
	const sichtbare = bild.spalten.map((spalte, i) => ({ ...spalte, i })).filter((s) => s.kopf || s.beispiele.length > 0);
	const genommene = wahl.filter((feld) => feld !== null).length;
	return (
		<div className={css.zuordnung}>
			<p>{IMPORT.spaltenText}</p>
			<p role="status" className={css.still}>
				{IMPORT.zugeordnet(genommene, sichtbare.length)}
			</p>
			{fehler !== null && <ErrorBox text={fehler} />}
			<SimpleTable
				rows={sichtbare}
				rowKey={({ i }) => i}
				columns={[
					{ head: IMPORT.inDatei, isRowHead: true, cell: nameVon },
					{
						head: IMPORT.beispiele,
						cell: ({ beispiele }) => <div className={css.beispiele}>{beispiele.join(' · ') || IMPORT.leer}</div>,
					},
					{
						head: IMPORT.uebernommenAls,
						cell: (spalte) => {
							const { feld, woran, i } = spalte;
							const gewaehlt = wahl[i] ?? null;
							return (
								<span className={css.feldwahl}>
									<SelectField
										aria-label={IMPORT.feldFuer(nameVon(spalte))}
										size="sm"
										searchable
										allowDeselect={false}
										data={felder}
										value={gewaehlt ?? NICHT}
										onChange={(key) => onWahl(wahl.with(i, key === NICHT ? null : (key as typeof gewaehlt)))}
									/>
									<span className={cx(css.still, gewaehlt === null && css.offen)}>
										{gewaehlt === feld ? IMPORT.woran[woran ?? 'NICHTS'] : IMPORT.selbstGewaehlt}
									</span>
								</span>
							);
						},
					},
				]}
			/>
			<footer className={css.fuss}>
				<span className={css.ende}>
					<Button onClick={onZurueck}>{IMPORT.zurueck}</Button>
					<Button variant="primary" loading={laeuft} onClick={onWeiter}>
						{IMPORT.weiter}
					</Button>
				</span>
			</footer>
		</div>
	);
}

const NICHT = 'NICHT';

const nameVon = ({ kopf, i }: { kopf: string; i: number }): string => kopf || IMPORT.ohneUeberschrift(i + 1);

function auswahl(spalten: readonly { readonly feld: string; readonly bezeichnung: string }[]) {
	const option = ({ feld, bezeichnung }: (typeof spalten)[number]) => ({ value: feld, label: bezeichnung });
	const istPerson = ({ feld }: (typeof spalten)[number]) => feld.startsWith('kontakt');
	return [
		{ value: NICHT, label: IMPORT.nichtUebernehmen },
		{ group: IMPORT.gruppe.adresse, items: spalten.filter((s) => !istPerson(s)).map(option) },
		{ group: IMPORT.gruppe.personen, items: spalten.filter(istPerson).map(option) },
	];
}
