import { IconArrowRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { STAND } from '../../../texte/akte/akte-verlauf.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Span } from '../../../ui/span.ts';
import tabelle from '../../../ui/table/terms-table.module.css';
import { Status } from '../../status/status.tsx';
import { KATALOGE } from '../kataloge.ts';
import css from './stand.module.css';

type Statusref = { readonly katalog: keyof typeof KATALOGE; readonly nummer: number } | null;

/** A named value on two days. */
export interface Vergleichszeile {
	readonly gruppe: string;
	readonly bezeichnung: string;
	readonly von: string | null;
	readonly nach: string | null;
	readonly statusVon?: Statusref;
	readonly statusNach?: Statusref;
}

interface VergleichstabelleProps {
	zeilen: readonly Vergleichszeile[];
	/** Heads of the columns: `Am 02.07.2026`. */
	vorher: string;
	nachher: string;
}

/** Two days beside each other, by groups in the order they come in. */
export function Vergleichstabelle({ zeilen, vorher, nachher }: VergleichstabelleProps) {
	return (
		<table className={cx(tabelle.table, css.tabelle)}>
			<thead>
				<tr>
					<th scope="col">{STAND.angabe}</th>
					<th scope="col">{vorher}</th>
					<td />
					<th scope="col">{nachher}</th>
				</tr>
			</thead>
			<tbody>
				{[...Map.groupBy(zeilen, ({ gruppe }) => gruppe)].map(([gruppe, eigene]) => (
					<Fragment key={gruppe}>
						<tr className={tabelle.group}>
							<th scope="rowgroup" colSpan={4}>
								{gruppe}
							</th>
						</tr>
						{eigene.map((zeile) => (
							<Reihe key={`${zeile.bezeichnung} ${zeile.von} ${zeile.nach}`} zeile={zeile} />
						))}
					</Fragment>
				))}
			</tbody>
		</table>
	);
}

function Reihe({ zeile: { bezeichnung, von, nach, statusVon, statusNach } }: { zeile: Vergleichszeile }) {
	const gleich = von === nach;
	return (
		<tr>
			<th scope="row">{bezeichnung}</th>
			<td>
				<Wert text={von} status={statusVon} />
			</td>
			<td className={css.pfeil}>{!gleich && <Icon of={IconArrowRight} label={STAND.wirdZu} />}</td>
			<td>
				<Wert text={nach} status={statusNach} neu={!gleich} />
			</td>
		</tr>
	);
}

interface WertProps {
	text: string | null;
	status: Statusref | undefined;
	neu?: boolean;
}

function Wert({ text, status, neu = false }: WertProps) {
	if (status) return <Status katalog={KATALOGE[status.katalog]} nummer={status.nummer} />;
	if (text === null) return <Span variant="muted">{STAND.leer}</Span>;
	return neu ? <ins className={tabelle.new}>{text}</ins> : text;
}
