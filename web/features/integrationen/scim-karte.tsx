import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { call } from '../../client/call.ts';
import { SCIM as T } from '../../texte/verwaltung/scim.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { ReadOnlyField } from '../../ui/fields/fields.tsx';
import { Card } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { GeheimnisDialog } from '../api-schluessel/geheimnis-dialog.tsx';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import css from './integrationen.module.css';
import { type ScimKonfiguration, scimQuery } from './queries.ts';
import { ScimTokenDialog } from './scim-token-dialog.tsx';
import { ScimZuordnungDialog } from './scim-zuordnung-dialog.tsx';

/** The directory that keeps accounts: its token, and which of its groups gives which role. */
export function ScimKarte() {
	const query = useQuery(scimQuery);
	return (
		<Card as="article">
			<Group wrap="wrap">
				<Title order={2} fw={600}>
					{T.titel}
				</Title>
				<Span variant="secondary" ml="auto">
					{query.data && standVon(query.data)}
				</Span>
			</Group>
			<Text variant="secondary" mt={4}>
				{T.text}
			</Text>
			<Geladen query={query}>
				{(konfiguration) => (
					<>
						<Angaben konfiguration={konfiguration} />
						<Taten konfiguration={konfiguration} />
					</>
				)}
			</Geladen>
		</Card>
	);
}

function standVon({ zugang }: ScimKonfiguration): string {
	if (!zugang) return T.stand.aus;
	return zugang.isAbgelaufen ? T.stand.abgelaufen : T.stand.an;
}

function Angaben({ konfiguration }: { konfiguration: ScimKonfiguration }) {
	const { adresse, zugang, benutzer, wartend, gruppen } = konfiguration;
	const bis = zugang?.gueltigBis ? formatDatum(zugang.gueltigBis) : null;
	const zuletzt = zugang?.zuletztBenutzt ? formatDatumUhrzeit(zugang.zuletztBenutzt) : null;
	return (
		<div className={css.angaben}>
			<ReadOnlyField label={T.adresse} hint={T.adresseHilfe}>
				<span className={css.adresse}>{adresse}</span>
			</ReadOnlyField>
			<ReadOnlyField label={T.token} hint={zugang ? T.zuletzt(zuletzt) : undefined}>
				{zugang ? T.gilt(zugang.praefix, bis) : T.keinToken}
			</ReadOnlyField>
			<ReadOnlyField label={T.benutzer}>{T.anzahl(benutzer, wartend)}</ReadOnlyField>
			<ReadOnlyField label={T.gruppen}>
				{gruppen.length === 0 ? (
					T.keineGruppen
				) : (
					<ul>
						{gruppen.map(({ id, bezeichnung, rolle, anzahl }) => (
							<li key={id}>
								<b>{bezeichnung}</b>: {T.gibt(ROLLEN_LABEL[rolle], anzahl)}
							</li>
						))}
					</ul>
				)}
			</ReadOnlyField>
		</div>
	);
}

type Offen = 'TOKEN' | 'LOESCHEN' | 'ZUORDNUNG';

function Taten({ konfiguration }: { konfiguration: ScimKonfiguration }) {
	const [offen, setOffen] = useState<Offen | null>(null);
	const [geheimnis, setGeheimnis] = useState<string | null>(null);
	const schliesse = () => setOffen(null);
	const istErneuerung = konfiguration.zugang !== null;
	return (
		<>
			<Group wrap="wrap">
				<Button onClick={() => setOffen('TOKEN')}>{istErneuerung ? T.erneuern : T.erzeugen}</Button>
				<Button onClick={() => setOffen('ZUORDNUNG')}>{T.zuordnen}</Button>
				{istErneuerung && (
					<Button variant="danger" onClick={() => setOffen('LOESCHEN')}>
						{T.loeschen}
					</Button>
				)}
			</Group>
			{offen === 'TOKEN' && (
				<ScimTokenDialog istErneuerung={istErneuerung} onClose={schliesse} onGeheimnis={setGeheimnis} />
			)}
			{offen === 'ZUORDNUNG' && <ScimZuordnungDialog konfiguration={konfiguration} onClose={schliesse} />}
			{offen === 'LOESCHEN' && (
				<BefehlDialog
					danger
					title={T.loeschenFrage}
					confirm={T.loeschenJa}
					run={(idempotencyKey) => call('DELETE /v1/integrations/scim/token', { idempotencyKey })}
					meldung={T.geloescht}
					invalidates={[scimQuery.queryKey]}
					onClose={schliesse}
				>
					{T.loeschenText}
				</BefehlDialog>
			)}
			{geheimnis !== null && (
				<GeheimnisDialog geheimnis={geheimnis} worte={T.geheim} onClose={() => setGeheimnis(null)} />
			)}
		</>
	);
}
