import { Group, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { VORSCHLAG as T } from '../../../texte/seminare/gruppenvorschlag.ts';
import { SEMINAR } from '../../../texte/seminare/seminare.ts';
import { SEMINARGRUPPEN } from '../../../texte/seminare/seminargruppen.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Geladen, type LoadFailureProps } from '../../../ui/feedback/geladen.tsx';
import { EmptyState, ErrorBox } from '../../../ui/feedback/states.tsx';
import { UnsavedChangesGuard } from '../../../ui/feedback/unsaved-changes-guard.tsx';
import { MultiSelectField } from '../../../ui/fields/select-fields.tsx';
import { Page, PageTitle } from '../../../ui/layout/page.tsx';
import { type Crumb, usePageHead } from '../../portal/page-head.ts';
import { gruppenwahlQuery } from '../../seminare/gruppenwahl.ts';
import { dienstartenQuery } from '../../stammlisten/queries.ts';
import { BerichtKasten } from './bericht-kasten.tsx';
import { GruppenTabelle } from './gruppen-tabelle.tsx';
import { PersonenTabelle } from './personen-tabelle.tsx';
import type { Auswahl, Vorschlag } from './queries.ts';
import { useUebernahme } from './uebernahme.ts';
import { UebernehmenDialog } from './uebernehmen-dialog.tsx';
import { useVorschlag } from './von-hand.ts';

const CRUMBS: readonly Crumb[] = [
	{ label: SEMINAR.gruppe },
	{ label: SEMINARGRUPPEN.titel, link: { to: '/admin/seminargruppen' } },
];

/** Proposes a group for everybody who has none; nothing changes before it is taken over. */
export function VorschlagPage() {
	const [auswahl, setAuswahl] = useState<Auswahl>({ dienstartIDs: [], gruppeIDs: [] });
	const [fragt, setFragt] = useState(false);
	const entwurf = useVorschlag(auswahl);
	const { stand, vorschlag, geaendert, prueft } = entwurf;
	const uebernahme = useUebernahme(() => {
		setFragt(false);
		entwurf.verwirf();
	});
	const namen = useNamen(vorschlag);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const zuweisungen = (stand?.zeilen ?? []).flatMap(({ freiwilligerID, gruppeID, geht }) =>
		geht && gruppeID ? [{ freiwilligerID, gruppeID }] : [],
	);
	const waehle = (neu: Partial<Auswahl>) => {
		entwurf.verwirf();
		setAuswahl({ ...auswahl, ...neu });
	};
	return (
		<Page>
			<PageTitle
				title={T.titel}
				note={stand && T.hinweis(stand.zeilen.length)}
				actions={
					<>
						{geaendert.size > 0 ? (
							<Button onClick={entwurf.verwirf}>{T.verwerfen}</Button>
						) : (
							<Button
								icon={IconRefresh}
								loading={entwurf.query.isFetching}
								onClick={() => void entwurf.query.refetch()}
							>
								{T.neu}
							</Button>
						)}
						<Button
							variant="primary"
							count={zuweisungen.length}
							disabled={zuweisungen.length === 0 || prueft || Boolean(entwurf.fehler)}
							onClick={() => setFragt(true)}
						>
							{T.uebernehmen} …
						</Button>
					</>
				}
			/>
			<Stack gap={24}>
				{uebernahme.bericht && (
					<BerichtKasten bericht={uebernahme.bericht} namen={namen} zurueck={uebernahme.zurueck} />
				)}
				<Text variant="secondary" maw={720}>
					{T.einleitung}
				</Text>
				<Filter auswahl={auswahl} onChange={waehle} />
				{entwurf.fehler && <ErrorBox text={T.ladefehler} onRetry={() => void entwurf.erneut()} />}
				<Geladen
					query={{ ...entwurf.query, data: stand }}
					lines={12}
					failed={Ladefehler}
					isEmpty={({ gruppen, zeilen }) => gruppen.length === 0 || zeilen.length === 0}
					empty={stand && <Leer stand={stand} auswahl={auswahl} />}
				>
					{(jetzt) => (
						<>
							<GruppenTabelle gruppen={jetzt.gruppen} />
							<PersonenTabelle
								stand={jetzt}
								vorschlag={vorschlag ?? jetzt}
								geaendert={geaendert}
								prueft={prueft}
								onWahl={entwurf.waehle}
							/>
						</>
					)}
				</Geladen>
			</Stack>
			{fragt && stand && (
				<UebernehmenDialog
					stand={stand}
					zuweisungen={zuweisungen}
					uebernahme={uebernahme}
					onClose={() => setFragt(false)}
				/>
			)}
			<UnsavedChangesGuard dirty={geaendert.size > 0 && !uebernahme.uebernehmen.isRunning} />
		</Page>
	);
}

const Ladefehler = ({ onRetry }: LoadFailureProps) => <ErrorBox text={T.ladefehler} onRetry={onRetry} />;

/** Of everybody and every group that stood here: who was given a group stands here no more. */
function useNamen(vorschlag: Vorschlag | undefined): ReadonlyMap<string, string> {
	const namen = useRef(new Map<string, string>());
	for (const { freiwilligerID, name } of vorschlag?.zeilen ?? []) namen.current.set(freiwilligerID, name);
	for (const { id, bezeichnung } of vorschlag?.gruppen ?? []) namen.current.set(id, bezeichnung);
	return namen.current;
}

function Filter({ auswahl, onChange }: { auswahl: Auswahl; onChange: (neu: Partial<Auswahl>) => void }) {
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const { data: gruppen = [] } = useQuery(gruppenwahlQuery);
	return (
		<Group gap={16} align="flex-start" maw={760} role="group" aria-label={T.auswahl}>
			<MultiSelectField
				flex={1}
				label={T.dienstarten}
				placeholder={auswahl.dienstartIDs.length === 0 ? T.alle : undefined}
				data={dienstarten.map(({ id, kurz }) => ({ value: id, label: kurz }))}
				value={auswahl.dienstartIDs}
				onChange={(dienstartIDs) => onChange({ dienstartIDs })}
			/>
			<MultiSelectField
				flex={1}
				label={T.gruppen}
				placeholder={auswahl.gruppeIDs.length === 0 ? T.alle : undefined}
				data={gruppen.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))}
				value={auswahl.gruppeIDs}
				onChange={(gruppeIDs) => onChange({ gruppeIDs })}
			/>
		</Group>
	);
}

function Leer({ stand, auswahl }: { stand: Vorschlag; auswahl: Auswahl }) {
	if (stand.gruppen.length === 0)
		return (
			<EmptyState
				title={T.keineGruppen}
				action={<LinkButton to="/admin/seminargruppen">{T.zuDenGruppen}</LinkButton>}
			/>
		);
	return (
		<>
			<GruppenTabelle gruppen={stand.gruppen} />
			<EmptyState title={auswahl.dienstartIDs.length > 0 ? T.niemandGefiltert : T.niemand} />
		</>
	);
}
