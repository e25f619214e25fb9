import { type KeyboardEvent, useRef } from 'react';
import type { Feldinhalt } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { PDFFELDER as T } from '../../texte/verwaltung/pdffelder.ts';
import { useDropTarget } from '../../ui/drop-target.ts';
import { SearchField } from '../../ui/table/filter-bar.tsx';
import type { Feldstand } from './entwurf.ts';
import css from './pdffelder.module.css';
import { Standzeichen } from './standzeichen.tsx';
import { artwort, formwort, inhaltswort } from './worte.ts';
import { type Zug, ziehbar } from './zug.ts';

interface FeldlisteProps {
	/** Of one page or of all; `weitere`: how many stand on the others. */
	zeilen: readonly Feldstand[];
	weitere: readonly { readonly seite: number; readonly anzahl: number }[];
	suche: string;
	onSuche: (text: string) => void;
	gewaehlt: string | null;
	onWahl: (feld: string) => void;
	onAnnehmen: (feld: string) => void;
	onInhalt: (feld: string, inhalt: Feldinhalt) => void;
	onSeite: (seite: number) => void;
	zug: Zug;
	aenderbar: boolean;
}

/** All fields with what they hold. Arrows move, Enter accepts what is proposed. */
export function Feldliste({ zeilen, weitere, suche, onSuche, onSeite, ...rest }: FeldlisteProps) {
	const liste = useRef<HTMLUListElement>(null);
	const gehe = (event: KeyboardEvent) => {
		const schritt = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
		if (schritt === 0) return;
		event.preventDefault();
		const knoepfe = [...(liste.current?.querySelectorAll<HTMLElement>(`.${css.name}`) ?? [])];
		const hier = knoepfe.indexOf(document.activeElement as HTMLElement);
		knoepfe[hier + schritt]?.focus();
	};
	return (
		<section className={css.liste} aria-label={T.liste}>
			<div className={css.suche}>
				<SearchField value={suche} onChange={onSuche} placeholder={T.suchen} width="100%" />
			</div>
			<div className={css.spaltenkopf} aria-hidden="true">
				<span>{T.spalte.feld}</span>
				<span>{T.spalte.angabe}</span>
			</div>
			{zeilen.length === 0 && weitere.length === 0 && <p className={css.fuss}>{T.keines}</p>}
			<ul ref={liste} onKeyDown={gehe}>
				{zeilen.map((zeile) => (
					<Zeile key={zeile.feld.name} zeile={zeile} {...rest} />
				))}
			</ul>
			{weitere.map(({ seite, anzahl }) => (
				<p key={seite} className={css.fuss}>
					<button type="button" className={css.mehr} onClick={() => onSeite(seite)}>
						{T.weitere(anzahl, seite)}
					</button>
				</p>
			))}
		</section>
	);
}

type ZeileProps = Pick<FeldlisteProps, 'gewaehlt' | 'onWahl' | 'onAnnehmen' | 'onInhalt' | 'zug' | 'aenderbar'> & {
	zeile: Feldstand;
};

function Zeile({ zeile, gewaehlt, onWahl, onAnnehmen, onInhalt, zug, aenderbar }: ZeileProps) {
	const { feld, inhalt, stand } = zeile;
	const { name } = feld;
	const nimmt = aenderbar && stand !== 'UNTERSCHRIFT';
	const { isOver, handlers } = useDropTarget(() => zug.gezogen && onInhalt(name, zug.gezogen));
	const istHier = gewaehlt === name;
	return (
		<li
			className={css.zeile}
			data-feld={name}
			data-stand={stand}
			data-gewaehlt={istHier || undefined}
			data-darueber={(nimmt && isOver && zug.gezogen !== null) || undefined}
			{...(nimmt && zug.gezogen ? handlers : {})}
		>
			<button
				type="button"
				className={css.name}
				aria-current={istHier || undefined}
				onClick={() => onWahl(name)}
				onFocus={() => onWahl(name)}
				onKeyDown={(event) => {
					if (event.key !== 'Enter' || stand !== 'VORSCHLAG' || !aenderbar) return;
					event.preventDefault();
					onAnnehmen(name);
				}}
			>
				<b title={name}>{name}</b>
				<small>{artwort(zeile)}</small>
			</button>
			<div className={css.angabe}>
				{inhalt ? (
					<span
						className={css.chip}
						data-stand={stand}
						data-leer={inhalt.art === 'LEER' || undefined}
						title={inhaltswort(inhalt)}
						onPointerDown={() => onWahl(name)}
						{...(aenderbar && inhalt.art !== 'LEER' ? ziehbar(zug, inhalt) : {})}
					>
						{inhaltswort(inhalt)}
					</span>
				) : (
					<span className={css.chip} data-stand={stand}>
						{stand === 'UNTERSCHRIFT' ? T.unterschreibt : T.hierher}
					</span>
				)}
				{formwort(zeile)}
			</div>
			<Standzeichen stand={stand} label={T.standwort[stand]} />
		</li>
	);
}
