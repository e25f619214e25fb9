import { type KeyboardEvent, type MouseEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import type { Anwesenheit, Anwesenheitssummen } from '#domain/seminar/anwesenheit.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { kurzerWochentag } from '../../client/datumsworte.ts';
import { ANWESENHEIT as T } from '../../texte/seminare/anwesenheit.ts';
import { initials } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';
import css from './anwesenheit.module.css';
import { type Bereich, eingepasst, type Groesse, gewaehlt, istDrin, KOPF, type Rasterstelle, ziel } from './bereich.ts';
import { Marke } from './marke.tsx';
import type { Rasterzeile } from './zeilen.ts';
import { Zellmenue } from './zellmenue.tsx';

interface RasterProps {
	tage: readonly string[];
	zeilen: readonly Rasterzeile[];
	summen: Anwesenheitssummen;
	geprueft: number;
	bereich: Bereich;
	onBereich: (bereich: Bereich) => void;
	/** What was changed since by somebody else shows his initials. */
	fremdeAb: string;
	ich: string;
	istEintragbar: boolean;
	onSetze: (stand: Anwesenheit, istRest: boolean) => void;
	onZurueck: () => void;
}

const TASTEN: Readonly<Record<string, Anwesenheit>> = {
	e: 'ENTSCHULDIGT',
	u: 'UNENTSCHULDIGT',
	k: 'AU',
	r: 'ABGEREIST',
	' ': 'ANWESEND',
	delete: 'ANWESEND',
};

const selektor = ({ zeile, spalte }: Rasterstelle): string => `[data-stelle="${zeile}:${spalte}"]`;

/** Which cell it is; null: none. */
function stelleVon(ziel: EventTarget): Rasterstelle | null {
	const zelle = ziel instanceof Element ? ziel.closest<HTMLElement>('[data-stelle]') : null;
	const [zeile, spalte] = zelle?.dataset.stelle?.split(':').map(Number) ?? [];
	return zeile === undefined || spalte === undefined ? null : { zeile, spalte };
}

/** Half days of everybody; one cell has the focus, arrows move it, letters set what is chosen. */
export function Raster(props: RasterProps) {
	const { tage, zeilen, summen, geprueft, bereich, onBereich, fremdeAb, ich, istEintragbar, onSetze, onZurueck } =
		props;
	const raster = useRef<HTMLTableElement>(null);
	const [menue, setMenue] = useState<DOMRect | null>(null);
	const groesse: Groesse = { zeilen: zeilen.length, spalten: tage.length * 2 };
	const fokus = eingepasst(bereich.fokus, groesse);
	const { zeilen: r, spalten: c } = gewaehlt({ anker: eingepasst(bereich.anker, groesse), fokus }, groesse);
	const mehrere = r.von !== r.bis || c.von !== c.bis;

	const stelle = selektor(fokus);
	// The focus follows, but never comes from elsewhere.
	useLayoutEffect(() => {
		const tabelle = raster.current;
		if (!tabelle?.contains(document.activeElement)) return;
		tabelle.querySelector<HTMLElement>(stelle)?.focus();
	}, [stelle]);

	const oeffneMenue = () => {
		const zelle = raster.current?.querySelector(selektor(fokus));
		if (istEintragbar && zelle) setMenue(zelle.getBoundingClientRect());
	};
	const schliesseMenue = () => {
		setMenue(null);
		raster.current?.querySelector<HTMLElement>(selektor(fokus))?.focus();
	};

	function taste(event: KeyboardEvent) {
		const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
		const mitStrg = ctrlKey || metaKey;
		const wohin = ziel(key, fokus, mitStrg, groesse);
		const stand = mitStrg || altKey ? undefined : TASTEN[key.toLowerCase()];
		if (wohin) onBereich({ anker: shiftKey ? bereich.anker : wohin, fokus: wohin });
		else if (mitStrg && key.toLowerCase() === 'z') onZurueck();
		else if (key === 'Escape' && mehrere) onBereich({ anker: fokus, fokus });
		else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) oeffneMenue();
		else if (stand && istEintragbar) onSetze(stand, stand === 'ABGEREIST');
		else return;
		event.preventDefault();
	}

	function klick(event: MouseEvent) {
		const tag =
			event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tag]')?.dataset.tag : undefined;
		const stelle = tag === undefined ? stelleVon(event.target) : { zeile: KOPF, spalte: Number(tag) * 2 };
		if (!stelle) return;
		// The head of a day means both of its halves.
		const ende = tag === undefined ? stelle : { ...stelle, spalte: stelle.spalte + 1 };
		onBereich({ anker: event.shiftKey ? bereich.anker : ende, fokus: stelle });
		raster.current?.querySelector<HTMLElement>(selektor(stelle))?.focus();
	}

	function kontextmenue(event: MouseEvent) {
		const stelle = stelleVon(event.target);
		if (!stelle || !istEintragbar) return;
		event.preventDefault();
		if (!istDrin(r, stelle.zeile) || !istDrin(c, stelle.spalte)) onBereich({ anker: stelle, fokus: stelle });
		setMenue((event.target as Element).closest('[data-stelle]')?.getBoundingClientRect() ?? null);
	}

	return (
		<div className={css.flaeche}>
			<table
				ref={raster}
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of the ARIA practices
				role="grid"
				aria-label={T.raster}
				aria-multiselectable
				aria-readonly={!istEintragbar}
				aria-rowcount={zeilen.length + 1}
				className={cx(css.raster, !istEintragbar && css.grau)}
				style={{ minWidth: 420 + groesse.spalten * 33 }}
				onKeyDown={taste}
				onClick={klick}
				onContextMenu={kontextmenue}
			>
				<colgroup>
					<col className={css.spalteName} />
					<col />
					<col span={groesse.spalten} className={css.spalteHalb} />
					<col className={css.spalteTage} />
					<col className={css.spaltePruefung} />
				</colgroup>
				<Kopf tage={tage} fokus={fokus} spalten={c} ganz={fokus.zeile === KOPF} />
				<tbody>
					{zeilen.map((zeile, i) => {
						const drin = istDrin(r, i);
						return (
							<Zeile
								key={zeile.freiwilligerID}
								zeile={zeile}
								nr={i}
								fokus={fokus.zeile === i ? fokus.spalte : null}
								von={drin && mehrere ? c.von : null}
								bis={drin && mehrere ? c.bis : null}
								fremdeAb={fremdeAb}
								ich={ich}
							/>
						);
					})}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row" colSpan={2}>
							{T.fuss(zeilen.length)} <span className={css.leise}>{T.fussWas}</span>
						</th>
						{summen.jeHalbtag.map((n, i) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
							<td key={i} className={cx(css.zahl, i % 2 === 0 && css.tagbeginn)}>
								{n}
							</td>
						))}
						<td className={cx(css.tage, css.tagbeginn)}>{T.zahl(summen.tage)}</td>
						<td>{T.vonGesamt(geprueft, zeilen.length)}</td>
					</tr>
				</tfoot>
			</table>
			{menue && (
				<Zellmenue
					wo={menue}
					stand={zeilen[fokus.zeile]?.zellen[fokus.spalte] ?? null}
					onWahl={(stand) => onSetze(stand, false)}
					onClose={schliesseMenue}
				/>
			)}
		</div>
	);
}

interface KopfProps {
	tage: readonly string[];
	fokus: Rasterstelle;
	spalten: { von: number; bis: number };
	/** The whole of the columns is chosen. */
	ganz: boolean;
}

function Kopf({ tage, fokus, spalten, ganz }: KopfProps) {
	const reihe = (spalte: number) => (fokus.zeile === KOPF && fokus.spalte === spalte ? 0 : -1);
	return (
		<thead>
			<tr>
				<th
					scope="col"
					rowSpan={2}
					className={css.ecke}
					data-stelle={`${KOPF}:${KOPF}`}
					tabIndex={reihe(KOPF)}
					title={T.alleWaehlen}
				>
					{T.name}
				</th>
				<th scope="col" rowSpan={2}>
					{T.einsatzstelle}
				</th>
				{tage.map((tag, i) => (
					<th key={tag} scope="colgroup" colSpan={2} className={cx(css.tag, css.tagbeginn)} data-tag={i}>
						{kurzerWochentag(tag)} {Number(tag.slice(8))}.
					</th>
				))}
				<th scope="col" rowSpan={2} className={cx(css.tage, css.tagbeginn)}>
					{T.tage}
				</th>
				<th scope="col" rowSpan={2}>
					{T.pruefung}
				</th>
			</tr>
			<tr>
				{tage.flatMap((tag, i) =>
					(['VM', 'NM'] as const).map((haelfte, j) => {
						const spalte = i * 2 + j;
						return (
							<th
								key={tag + haelfte}
								scope="col"
								className={cx(css.haelfte, j === 0 && css.tagbeginn, ganz && istDrin(spalten, spalte) && css.gewaehlt)}
								data-stelle={`${KOPF}:${spalte}`}
								tabIndex={reihe(spalte)}
							>
								{T.haelfte[haelfte]}
							</th>
						);
					}),
				)}
			</tr>
		</thead>
	);
}

interface ZeileProps {
	zeile: Rasterzeile;
	nr: number;
	/** Column of the focus, where it is in this row. */
	fokus: number | null;
	/** Columns chosen in this row, where there are several. */
	von: number | null;
	bis: number | null;
	fremdeAb: string;
	ich: string;
}

/** Painted again only when something in it changed: a hundred of them stay smooth. */
const Zeile = memo(function Zeile({ zeile, nr, fokus, von, bis, fremdeAb, ich }: ZeileProps) {
	const { name, einsatzstelle, zellen, vermerke, tage, istGeprueft, status } = zeile;
	const istGewaehlt = (spalte: number) => von !== null && bis !== null && von <= spalte && spalte <= bis;
	return (
		<tr className={cx(istGeprueft && css.geprueft)}>
			<th
				scope="row"
				data-stelle={`${nr}:${KOPF}`}
				tabIndex={fokus === KOPF ? 0 : -1}
				className={cx(css.name, istGewaehlt(0) && istGewaehlt(zellen.length - 1) && css.gewaehlt)}
			>
				{name}
			</th>
			<td className={css.stelle} title={einsatzstelle ?? undefined}>
				{einsatzstelle}
			</td>
			{zellen.map((stand, spalte) => {
				const vermerk = vermerke[spalte] ?? null;
				const fremd = vermerk?.wer && vermerk.wer !== ich && vermerk.am > fremdeAb ? vermerk.wer : null;
				return (
					<td
						// biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
						key={spalte}
						// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of the ARIA practices
						role="gridcell"
						data-stelle={`${nr}:${spalte}`}
						tabIndex={fokus === spalte ? 0 : -1}
						data-stand={stand}
						aria-selected={fokus === spalte || istGewaehlt(spalte)}
						aria-readonly={istGeprueft || undefined}
						className={cx(css.zelle, spalte % 2 === 0 && css.tagbeginn, istGewaehlt(spalte) && css.gewaehlt)}
						title={vermerk ? T.wer(vermerk.wer ?? '', formatDatumUhrzeit(vermerk.am)) : undefined}
					>
						<span className={css.vorgelesen}>{fremd ? `${T.stand[stand]}, ${fremd}` : T.stand[stand]}</span>
						<Marke stand={stand} />
						{fremd && (
							<span aria-hidden="true" className={css.wer}>
								{initials(fremd)}
							</span>
						)}
					</td>
				);
			})}
			<td className={cx(css.tage, css.tagbeginn)}>{T.zahl(tage)}</td>
			<td className={css.pruefung}>
				{istGeprueft ? (
					<>
						<span aria-hidden="true">{status === SEMINARNACHWEIS.nr.Abgelehnt ? '✕' : '✓'}</span>{' '}
						{status === SEMINARNACHWEIS.nr.Abgelehnt ? T.abgelehnt : T.geprueft}
					</>
				) : (
					<span className={css.leise}>{T.offen}</span>
				)}
			</td>
		</tr>
	);
});
