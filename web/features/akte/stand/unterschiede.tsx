import { IconArrowRight } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { STAND } from '../../../texte/akte-verlauf.ts';
import { SwitchField } from '../../../ui/fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Status } from '../../status/status.tsx';
import { useFeldnamen } from '../daten/feldnamen.ts';
import { KATALOGE } from '../kataloge.ts';
import type { Freiwilliger, Stand } from '../typen.ts';
import { gleiches, type Zeile } from './gleiches.ts';
import css from './stand.module.css';

const GRUPPEN: readonly Zeile['gruppe'][] = [
	'Status',
	'Einsatzorte',
	'Vertrag',
	'Persönliche Daten',
	'Erziehungsberechtigte',
];

interface UnterschiedeProps {
	stand: Stand;
	jetzt: Freiwilliger;
	heute: string;
}

/** Then and now beside each other; on request with what hasn't changed. */
export function Unterschiede({ stand, jetzt, heute }: UnterschiedeProps) {
	const [nurUnterschiede, setNur] = useState(true);
	const namen = useFeldnamen();
	const { unterschiede, freiwilliger: damals } = stand;
	const gleich = nurUnterschiede || !damals ? [] : gleiches(damals, jetzt, namen);
	return (
		<>
			<div className={css.kopf}>
				<h2 className={css.titel}>
					{STAND.unterschiede} <span className={css.anzahl}>{unterschiede.length}</span>
				</h2>
				<SwitchField
					label={STAND.nurUnterschiede}
					checked={nurUnterschiede}
					onChange={(event) => setNur(event.currentTarget.checked)}
				/>
			</div>
			{unterschiede.length + gleich.length === 0 ? (
				<p className={css.leer}>{STAND.keine}</p>
			) : (
				<Tabelle zeilen={[...unterschiede, ...gleich]} am={stand.am} heute={heute} />
			)}
		</>
	);
}

function Tabelle({ zeilen, am, heute }: { zeilen: readonly Zeile[]; am: string; heute: string }) {
	return (
		<table className={css.tabelle}>
			<thead>
				<tr>
					<th scope="col">{STAND.angabe}</th>
					<th scope="col">{STAND.am(formatDatum(am))}</th>
					<td />
					<th scope="col">{STAND.jetzt(formatDatum(heute))}</th>
				</tr>
			</thead>
			<tbody>
				{GRUPPEN.map((gruppe) => {
					const eigene = zeilen.filter((zeile) => zeile.gruppe === gruppe);
					if (eigene.length === 0) return null;
					return (
						<Fragment key={gruppe}>
							<tr className={css.gruppe}>
								<th scope="rowgroup" colSpan={4}>
									{gruppe}
								</th>
							</tr>
							{eigene.map((zeile) => (
								<Vergleichszeile key={`${zeile.bezeichnung} ${zeile.von} ${zeile.nach}`} zeile={zeile} />
							))}
						</Fragment>
					);
				})}
			</tbody>
		</table>
	);
}

function Vergleichszeile({ zeile: { bezeichnung, von, nach, statusVon, statusNach } }: { zeile: Zeile }) {
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

function Wert({ text, status, neu = false }: { text: string | null; status: Zeile['statusVon']; neu?: boolean }) {
	if (status) return <Status katalog={KATALOGE[status.katalog]} nummer={status.nummer} />;
	if (text === null) return <span className={css.leer}>{STAND.leer}</span>;
	return neu ? <ins className={css.neu}>{text}</ins> : text;
}
