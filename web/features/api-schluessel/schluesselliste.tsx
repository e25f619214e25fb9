import { VisuallyHidden } from '@mantine/core';
import { IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { API_SCHLUESSEL as T } from '../../texte/api-schluessel.ts';
import { IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Row } from '../../ui/page.tsx';
import tabelle from '../../ui/simple-table.module.css';
import { Tag } from '../../ui/tag.tsx';
import css from './api-schluessel.module.css';
import { Erneuern, Loeschen } from './fragen.tsx';
import type { ApiSchluessel } from './queries.ts';
import { SchluesselDialog } from './schluessel-dialog.tsx';

interface ListeProps {
	schluessel: readonly ApiSchluessel[];
	onGeheimnis: (geheimnis: string) => void;
}

type Offen = { was: 'bearbeiten' | 'erneuern' | 'loeschen'; schluessel: ApiSchluessel } | null;

export function Schluesselliste({ schluessel, onGeheimnis }: ListeProps) {
	const [offen, setOffen] = useState<Offen>(null);
	const schliesse = () => setOffen(null);
	return (
		<>
			<table className={cx(tabelle.table, css.tabelle)}>
				<thead>
					<tr>
						<th scope="col">{T.spalte.bezeichnung}</th>
						<th scope="col">{T.spalte.berechtigungen}</th>
						<th scope="col">{T.spalte.gueltigBis}</th>
						<th scope="col">{T.spalte.zuletzt}</th>
						<th scope="col">
							<VisuallyHidden>{T.spalte.aktion}</VisuallyHidden>
						</th>
					</tr>
				</thead>
				<tbody>
					{schluessel.map((einer) => (
						<Zeile key={einer.id} schluessel={einer} onWahl={(was) => setOffen({ was, schluessel: einer })} />
					))}
				</tbody>
			</table>
			{offen?.was === 'bearbeiten' && <SchluesselDialog schluessel={offen.schluessel} onClose={schliesse} />}
			{offen?.was === 'erneuern' && (
				<Erneuern schluessel={offen.schluessel} onClose={schliesse} onGeheimnis={onGeheimnis} />
			)}
			{offen?.was === 'loeschen' && <Loeschen schluessel={offen.schluessel} onClose={schliesse} />}
		</>
	);
}

interface ZeileProps {
	schluessel: ApiSchluessel;
	onWahl: (was: NonNullable<Offen>['was']) => void;
}

function Zeile({ schluessel, onWahl }: ZeileProps) {
	const { bezeichnung, praefix, scopes, gueltigBis, isAbgelaufen, zuletztBenutzt } = schluessel;
	return (
		<tr>
			<th scope="row" className={css.name}>
				{bezeichnung}
				<span className={css.neben}>
					<code>{praefix}…</code> {herkunft(schluessel)}
				</span>
			</th>
			<td>
				<span className={css.marken}>
					{scopes.map((scope) => (
						<Tag key={scope}>{T.berechtigung[scope].kurz}</Tag>
					))}
				</span>
			</td>
			<td>
				{gueltigBis === null ? T.unbegrenzt : formatDatum(gueltigBis)} {isAbgelaufen && <Tag>{T.abgelaufen}</Tag>}
			</td>
			<td>{zuletztBenutzt === null ? T.nie : formatDatumUhrzeit(zuletztBenutzt)}</td>
			<td>
				<Row gap={4} justify="end">
					<IconButton icon={IconPencil} label={T.bearbeitenVon(bezeichnung)} onClick={() => onWahl('bearbeiten')} />
					<IconButton icon={IconRefresh} label={T.erneuernVon(bezeichnung)} onClick={() => onWahl('erneuern')} />
					<IconButton icon={IconTrash} label={T.loeschenVon(bezeichnung)} onClick={() => onWahl('loeschen')} />
				</Row>
			</td>
		</tr>
	);
}

function herkunft({ erstelltAm, erstelltVon, erneuertAm }: ApiSchluessel): string {
	const erstellt = T.erstellt(formatDatumUhrzeit(erstelltAm), erstelltVon.name);
	return erneuertAm === null ? erstellt : `${erstellt}, ${T.erneuert(formatDatumUhrzeit(erneuertAm))}`;
}
