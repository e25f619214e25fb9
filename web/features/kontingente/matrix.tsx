import { Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { KONTINGENTE } from '../../texte/kontingente.ts';
import { IconButton } from '../../ui/button.tsx';
import { Abfragewort } from './abfragewort.tsx';
import type { Entwurf } from './entwurf.ts';
import { grundFuerOrt, grundFuerStelle } from './grund.ts';
import css from './kontingente.module.css';
import type { Budget, Dienstart, Ort, Stelle } from './queries.ts';
import { Belegung, Eingabe } from './zelle.tsx';

const TEXT = KONTINGENTE;

/** What the cells of the matrix share. */
export interface Rahmen {
	dienstarten: readonly Dienstart[];
	budget: readonly Budget[];
	entwurf: Entwurf;
	/** The caller approves places. */
	genehmigt: boolean;
	/** The caller distributes places. */
	verteilt: boolean;
	/** Nothing but the recognised places count. */
	ohne: boolean;
	onHerkunft: (was: Herkunft) => void;
}

export interface Herkunft {
	adresseID: string;
	dienstartID: string;
	titel: string;
}

interface MatrixProps {
	zeilen: readonly Stelle[];
	rahmen: Rahmen;
	/** Left out: nothing can be done with several at once. */
	auswahl?: { gewaehlt: ReadonlySet<string>; onChange: (gewaehlt: ReadonlySet<string>) => void };
	mitAbfrage: boolean;
	busy: boolean;
}

/** Einsatzstelle × Dienstart; a row opens to its Einsatzorte. */
export function Matrix({ zeilen, rahmen, auswahl, mitAbfrage, busy }: MatrixProps) {
	const [offen, setOffen] = useState<ReadonlySet<string>>(new Set());
	const alle = zeilen.length > 0 && zeilen.every(({ id }) => auswahl?.gewaehlt.has(id));
	return (
		<section className={css.scroller} aria-label={TEXT.titel} aria-busy={busy}>
			<table className={css.matrix}>
				<thead>
					<tr>
						{auswahl && (
							<th scope="col" className={css.wahl}>
								<Checkbox
									size="xs"
									aria-label={TEXT.spalte.auswahl}
									checked={alle}
									onChange={() => auswahl.onChange(alle ? new Set() : new Set(zeilen.map((z) => z.id)))}
								/>
							</th>
						)}
						<th scope="col">{TEXT.spalte.einsatzstelle}</th>
						<th scope="col" className={css.zahl}>
							{TEXT.spalte.anerkannt}
						</th>
						{!rahmen.ohne &&
							rahmen.dienstarten.map((d) => (
								<th key={d.id} scope="col" className={css.dienstart}>
									{d.kurz}
								</th>
							))}
						{mitAbfrage && (
							<th scope="col" className={css.dienstart}>
								{TEXT.spalte.abfrage}
							</th>
						)}
					</tr>
				</thead>
				<tbody>
					{zeilen.map((zeile) => (
						<Fragment key={zeile.id}>
							<Stellenzeile
								{...{ zeile, rahmen, auswahl, mitAbfrage }}
								isOffen={offen.has(zeile.id)}
								onOffen={() => setOffen(umgeschaltet(offen, zeile.id))}
							/>
							{offen.has(zeile.id) &&
								!rahmen.ohne &&
								zeile.orte.map((ort) => (
									<Ortszeile key={ort.id} {...{ ort, zeile, rahmen, mitAbfrage }} mitWahl={auswahl !== undefined} />
								))}
						</Fragment>
					))}
				</tbody>
			</table>
		</section>
	);
}

function umgeschaltet(menge: ReadonlySet<string>, id: string): ReadonlySet<string> {
	return menge.has(id) ? new Set([...menge].filter((x) => x !== id)) : new Set([...menge, id]);
}

interface StellenzeileProps extends Pick<MatrixProps, 'rahmen' | 'auswahl' | 'mitAbfrage'> {
	zeile: Stelle;
	isOffen: boolean;
	onOffen: () => void;
}

function Stellenzeile({ zeile, rahmen, auswahl, mitAbfrage, isOffen, onOffen }: StellenzeileProps) {
	const { bezeichnung: name } = zeile;
	return (
		<tr>
			{auswahl && (
				<td className={css.wahl}>
					<Checkbox
						size="xs"
						aria-label={TEXT.waehlen(name)}
						checked={auswahl.gewaehlt.has(zeile.id)}
						onChange={() => auswahl.onChange(umgeschaltet(auswahl.gewaehlt, zeile.id))}
					/>
				</td>
			)}
			<th scope="row">
				<span className={css.stelle}>
					{!rahmen.ohne && (
						<IconButton
							icon={isOffen ? IconChevronDown : IconChevronRight}
							label={isOffen ? TEXT.zuklappen(name) : TEXT.aufklappen(name)}
							variant="bare"
							size="sm"
							aria-expanded={isOffen}
							onClick={onOffen}
						/>
					)}
					<span className={css.name}>
						<b>{name}</b>
						<small>{zeile.ort}</small>
					</span>
				</span>
			</th>
			<td className={css.zahl}>{zeile.anerkanntePlaetze ?? '–'}</td>
			{!rahmen.ohne &&
				rahmen.dienstarten.map((d) => (
					<td key={d.id} className={css.dienstart}>
						<Stellenzelle zeile={zeile} dienstart={d} rahmen={rahmen} />
					</td>
				))}
			{mitAbfrage && (
				<td className={css.dienstart}>{zeile.abfrage && <Abfragewort status={zeile.abfrage.status} />}</td>
			)}
		</tr>
	);
}

function Stellenzelle({ zeile, dienstart, rahmen }: { zeile: Stelle; dienstart: Dienstart; rahmen: Rahmen }) {
	const zelle = zeile.zellen.find((z) => z.dienstartID === dienstart.id);
	const { id: dienstartID, kurz } = dienstart;
	const bisher = zelle?.genehmigt ?? null;
	const was = { adresseID: zeile.id, dienstartID };
	return (
		<span className={css.zelle}>
			{rahmen.genehmigt ? (
				<Eingabe
					feld={{ art: 'GENEHMIGT', ...was, bisher }}
					entwurf={rahmen.entwurf}
					label={TEXT.feld(zeile.bezeichnung, kurz)}
					grund={grundFuerStelle(zeile, dienstart, rahmen)}
				/>
			) : (
				<b className={css.fest}>{bisher ?? '–'}</b>
			)}
			{zelle && (
				<Belegung
					zahlen={zelle}
					label={TEXT.erklaeren(zeile.bezeichnung, kurz)}
					onOeffne={() => rahmen.onHerkunft({ ...was, titel: `${zeile.bezeichnung}, ${kurz}` })}
				/>
			)}
		</span>
	);
}

interface OrtszeileProps {
	ort: Ort;
	zeile: Stelle;
	rahmen: Rahmen;
	mitWahl: boolean;
	mitAbfrage: boolean;
}

function Ortszeile({ ort, zeile, rahmen, mitWahl, mitAbfrage }: OrtszeileProps) {
	return (
		<tr className={css.ort}>
			{mitWahl && <td />}
			<th scope="row">
				<span className={css.ortname}>{ort.bezeichnung}</span>
			</th>
			<td />
			{rahmen.dienstarten.map((d) => {
				const zelle = ort.zellen.find((z) => z.dienstartID === d.id);
				const was = { adresseID: ort.id, dienstartID: d.id };
				const bisher = zelle?.id ? zelle.zugeteilt : null;
				return (
					<td key={d.id} className={css.dienstart}>
						<span className={css.zelle}>
							{rahmen.verteilt ? (
								<Eingabe
									feld={{ art: 'ZUGETEILT', ...was, bisher }}
									entwurf={rahmen.entwurf}
									label={TEXT.feldOrt(ort.bezeichnung, d.kurz)}
									grund={grundFuerOrt(zeile, d.id)}
								/>
							) : (
								<b className={css.fest}>{bisher ?? '–'}</b>
							)}
							{zelle && (
								<Belegung
									zahlen={zelle}
									label={TEXT.erklaeren(ort.bezeichnung, d.kurz)}
									onOeffne={() => rahmen.onHerkunft({ ...was, titel: `${ort.bezeichnung}, ${d.kurz}` })}
								/>
							)}
						</span>
					</td>
				);
			})}
			{mitAbfrage && <td className={css.dienstart} />}
		</tr>
	);
}
