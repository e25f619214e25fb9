import { Group, Text } from '@mantine/core';
import { IconCalendarOff, IconHistory, IconListDetails, IconX } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { ADRESSTYP_BEZEICHNUNG } from '#domain/stammdaten/adresstyp.ts';
import { ADRESSE, ADRESSEN } from '../../texte/adressen.ts';
import { STAND } from '../../texte/akte/akte-verlauf.ts';
import { ADRESSSTAND, NACHWEIS } from '../../texte/nachweis.ts';
import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { SwitchField } from '../../ui/fields/option-fields.tsx';
import { FileBody } from '../../ui/layout/file-body.tsx';
import { FileHeader } from '../../ui/layout/file-header.tsx';
import { Segments } from '../../ui/layout/tabs.tsx';
import { Span } from '../../ui/span.ts';
import { Seitdem } from '../akte/stand/seitdem.tsx';
import stand from '../akte/stand/stand.module.css';
import { Statusband } from '../akte/stand/statusband.tsx';
import { Tagwahl } from '../akte/stand/tagwahl.tsx';
import { Vergleichstabelle } from '../akte/stand/vergleichstabelle.tsx';
import { zeitachse } from '../akte/stand/zeitachse.ts';
import { zeitpunkt } from '../nachweis/eintrag.tsx';
import { type Crumb, usePageHead } from '../portal/page-head.ts';
import css from './adressen.module.css';
import { type Adressstand, adresseQuery, historieQuery, standQuery } from './queries.ts';

const CRUMBS: readonly Crumb[] = [
	{ label: ADRESSE.gruppe },
	{ label: ADRESSEN.titel, link: { to: '/admin/adressen' } },
];

/** All of an address, or its quota alone. */
export type Teil = 'alles' | 'kontingent';

interface AdressStandProps {
	id: string;
	am: string;
	teil: Teil;
	heute: string;
}

/** An address and the quota there as they were at the end of a day: to be read, not to be changed. */
export function AdressStand({ id, am, teil, heute }: AdressStandProps) {
	const { data: adresse } = useSuspenseQuery(adresseQuery(id));
	const { data: historie = [] } = useQuery(historieQuery(id));
	const query = useQuery(standQuery(id, am));
	const navigate = useNavigate();
	const achse = zeitachse(historie, heute);
	usePageHead({ title: adresse.bezeichnung, part: NACHWEIS.standAm(formatDatum(am)), crumbs: CRUMBS });
	const geh = (tag: string, zu: Teil = teil) =>
		void navigate({ to: '/admin/adressen/$id/stand', params: { id }, search: { am: tag, teil: zu }, replace: true });
	const angelegt = historie.at(-1)?.zeit;
	return (
		<>
			<Banner kind="inverse" full icon={IconHistory} title={STAND.banner(formatDatum(am))} action={<Zurueck id={id} />}>
				{ADRESSSTAND.bannerText}
			</Banner>
			<div className={cx(css.kopf, stand.linie)}>
				<FileHeader
					name={adresse.bezeichnung}
					note={ADRESSTYP_BEZEICHNUNG[adresse.typ]}
					facts={[{ label: ADRESSE.kopf.ort, value: `${adresse.plz ?? ''} ${adresse.ort ?? ''}`.trim() }]}
					actions={
						<>
							<LinkButton icon={IconListDetails} to="/admin/adressen/$id/verlauf" params={{ id }}>
								{NACHWEIS.ganzerVerlauf}
							</LinkButton>
							<Tagwahl tage={achse?.tage ?? []} am={am} heute={heute} onTag={geh} />
						</>
					}
				/>
				{achse && <Statusband achse={achse} am={am} onTag={geh} />}
			</div>
			<FileBody
				side={<Seitdem historie={historie} zeitpunkt={zeitpunkt} am={am} leer={ADRESSSTAND.nichts} />}
				sideLabel={STAND.seitdem}
			>
				<Geladen
					query={query}
					lines={10}
					isEmpty={({ isVorhanden }) => !isVorhanden}
					empty={
						<EmptyState
							icon={IconCalendarOff}
							title={ADRESSSTAND.nochNicht}
							text={angelegt ? STAND.nochNichtText(formatDatum(tagInBerlin(angelegt))) : ''}
						/>
					}
				>
					{(data) => (
						<Angaben
							stand={data}
							teil={teil}
							onTeil={adresse.einsatzstelleID === null ? null : (zu) => geh(am, zu)}
							heute={heute}
						/>
					)}
				</Geladen>
			</FileBody>
		</>
	);
}

function Zurueck({ id }: { id: string }) {
	return (
		<LinkButton
			className={stand.zurueck}
			variant="quiet"
			size="sm"
			icon={IconX}
			to="/admin/adressen/$id"
			params={{ id }}
		>
			{STAND.zurueck}
		</LinkButton>
	);
}

interface AngabenProps {
	stand: Adressstand;
	teil: Teil;
	/** null: there is no quota to be looked at alone. */
	onTeil: ((teil: Teil) => void) | null;
	heute: string;
}

/** Then and now beside each other, on request with what hasn't changed. */
function Angaben({ stand: { am, angaben }, teil, onTeil, heute }: AngabenProps) {
	const [nurUnterschiede, setNur] = useState(true);
	const eigene = angaben.filter(({ gruppe }) => teil === 'alles' || gruppe === 'Kontingent');
	const anders = eigene.filter(({ von, nach }) => von !== nach);
	const zeilen = nurUnterschiede ? anders : eigene;
	return (
		<>
			<Group gap={12} justify="space-between" mb={8} mih={32}>
				<h2 className={stand.titel}>
					{STAND.unterschiede}{' '}
					<Span variant="muted" fz="md" fw={400}>
						{anders.length}
					</Span>
				</h2>
				<Group gap="8px 24px" wrap="wrap">
					{onTeil && (
						<Segments
							label={ADRESSSTAND.teil}
							value={teil}
							onChange={onTeil}
							options={[
								{ value: 'alles', label: ADRESSSTAND.alles },
								{ value: 'kontingent', label: ADRESSSTAND.kontingent },
							]}
						/>
					)}
					<SwitchField
						label={STAND.nurUnterschiede}
						checked={nurUnterschiede}
						onChange={(event) => setNur(event.currentTarget.checked)}
					/>
				</Group>
			</Group>
			{zeilen.length === 0 ? (
				<Text variant="muted">{eigene.length === 0 ? ADRESSSTAND.nichtsDa : STAND.keine}</Text>
			) : (
				<Vergleichstabelle
					zeilen={zeilen}
					vorher={STAND.am(formatDatum(am))}
					nachher={STAND.jetzt(formatDatum(heute))}
				/>
			)}
		</>
	);
}
