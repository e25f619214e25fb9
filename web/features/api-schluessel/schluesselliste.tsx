import { Flex, Group } from '@mantine/core';
import { IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { API_SCHLUESSEL as T } from '../../texte/verwaltung/api-schluessel.ts';
import { IconButton } from '../../ui/button.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Span } from '../../ui/span.ts';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
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
			<SimpleTable
				top
				rows={schluessel}
				rowKey={({ id }) => id}
				columns={[
					{ head: T.spalte.bezeichnung, isRowHead: true, cell: (einer) => <Name schluessel={einer} /> },
					{
						head: T.spalte.berechtigungen,
						cell: ({ scopes }) => (
							<Flex component="span" gap={4} wrap="wrap">
								{scopes.map((scope) => (
									<Tag key={scope}>{T.berechtigung[scope].kurz}</Tag>
								))}
							</Flex>
						),
					},
					{
						head: T.spalte.gueltigBis,
						cell: ({ gueltigBis, isAbgelaufen, isBaldAbgelaufen }) => (
							<>
								{gueltigBis === null ? T.unbegrenzt : formatDatum(gueltigBis)}{' '}
								{isAbgelaufen && <Tag>{T.abgelaufen}</Tag>}
								{isBaldAbgelaufen && <Tag>{T.laeuftAb}</Tag>}
							</>
						),
					},
					{
						head: T.spalte.zuletzt,
						cell: ({ zuletztBenutzt: wann, isUngenutzt, isAbgelaufen }) => (
							<>
								{wann === null ? T.nie : formatDatumUhrzeit(wann)}{' '}
								{isUngenutzt && !isAbgelaufen && <Tag>{T.ungenutzt}</Tag>}
							</>
						),
					},
					{
						head: T.spalte.aktion,
						isHeadHidden: true,
						width: 120,
						cell: (einer) => (
							<Aktionen name={einer.bezeichnung} onWahl={(was) => setOffen({ was, schluessel: einer })} />
						),
					},
				]}
			/>
			{offen?.was === 'bearbeiten' && <SchluesselDialog schluessel={offen.schluessel} onClose={schliesse} />}
			{offen?.was === 'erneuern' && (
				<Erneuern schluessel={offen.schluessel} onClose={schliesse} onGeheimnis={onGeheimnis} />
			)}
			{offen?.was === 'loeschen' && <Loeschen schluessel={offen.schluessel} onClose={schliesse} />}
		</>
	);
}

function Name({ schluessel }: { schluessel: ApiSchluessel }) {
	return (
		<>
			{schluessel.bezeichnung}
			<Span variant="secondary" fz="sm" lh="md" fw={400} display="block">
				<code>{schluessel.praefix}…</code> {herkunft(schluessel)}
			</Span>
			{grenzen(schluessel).map((grenze) => (
				<Span key={grenze} variant="secondary" fz="sm" lh="md" fw={400} display="block">
					{grenze}
				</Span>
			))}
		</>
	);
}

interface AktionenProps {
	name: string;
	onWahl: (was: NonNullable<Offen>['was']) => void;
}

const Aktionen = ({ name, onWahl }: AktionenProps) => (
	<Group wrap="wrap" gap={4} justify="end">
		<IconButton icon={IconPencil} label={T.bearbeitenVon(name)} onClick={() => onWahl('bearbeiten')} />
		<IconButton icon={IconRefresh} label={T.erneuernVon(name)} onClick={() => onWahl('erneuern')} />
		<IconButton icon={IconTrash} label={T.loeschenVon(name)} onClick={() => onWahl('loeschen')} />
	</Group>
);

/** Who answers for it, and where it ends. */
function grenzen({ einsatzstellen, netze, ansprechperson, ansprechpersonEmail }: ApiSchluessel): string[] {
	const wer = [ansprechperson, ansprechpersonEmail].filter(Boolean).join(', ');
	return [
		...(einsatzstellen.length > 0 ? [T.nurFuer(einsatzstellen.map(({ bezeichnung }) => bezeichnung))] : []),
		...(netze.length > 0 ? [T.nurVon(netze)] : []),
		...(wer ? [T.ansprechpersonIst(wer)] : []),
	];
}

function herkunft({ erstelltAm, erstelltVon, erneuertAm }: ApiSchluessel): string {
	const erstellt = T.erstellt(formatDatumUhrzeit(erstelltAm), erstelltVon.name);
	return erneuertAm === null ? erstellt : `${erstellt}, ${T.erneuert(formatDatumUhrzeit(erneuertAm))}`;
}
