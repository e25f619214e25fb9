import { Box, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { USER } from '#domain/status/user.ts';
import { hatStatus } from '../../client/api-fehler.ts';
import { MENUE } from '../../texte/menue.ts';
import { BENUTZER, BENUTZERSEITE } from '../../texte/verwaltung/benutzer.ts';
import { FAKTOR } from '../../texte/zugang/zweiter-faktor.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { FileHeader } from '../../ui/layout/file-header.tsx';
import { Page, Section } from '../../ui/layout/page.tsx';
import { AnsichtStarten } from '../ansicht/ansicht-starten.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { NichtGefunden } from '../seite/nicht-gefunden.tsx';
import { Status } from '../status/status.tsx';
import { AngabenFormular } from './angaben-formular.tsx';
import css from './benutzer.module.css';
import { BenutzerVerlauf } from './benutzer-verlauf.tsx';
import { EmailAenderung } from './email-aenderung.tsx';
import { FremderFaktor } from './fremder-faktor.tsx';
import { type Benutzerdaten, einBenutzerQuery } from './queries.ts';
import { SperrenDialog } from './sperren-dialog.tsx';
import { letzterLogin, rollennamen } from './worte.ts';

const T = BENUTZERSEITE;
const CRUMBS = [{ label: MENUE.gruppen.system }, { label: BENUTZER.titel, link: { to: '/admin/benutzer' } }] as const;

/** One account: what it is, what can be changed, what happened to it. */
export function BenutzerSeite({ id, heute }: { id: string; heute: string }) {
	const query = useQuery(einBenutzerQuery(id));
	const { data, error } = query;
	usePageHead({ title: data?.name || BENUTZER.titel, crumbs: CRUMBS });
	if (hatStatus(error, 404) || hatStatus(error, 400)) return <NichtGefunden istEintrag />;
	return (
		<Page>
			<Geladen query={query}>
				{(benutzer) => (
					<>
						<Kopf benutzer={benutzer} heute={heute} />
						<div className={css.spalten}>
							<Stack gap={32}>
								<Section title={T.angaben} ruled>
									<Box pt={16}>
										<AngabenFormular key={benutzer.id} benutzer={benutzer} />
									</Box>
								</Section>
								{benutzer.status === USER.nr.Freigeschaltet && (
									<Section title={T.email} ruled>
										<EmailAenderung benutzer={benutzer} />
									</Section>
								)}
								{benutzer.hatZweitenFaktor && (
									<Section title={FAKTOR.titel} ruled>
										<FremderFaktor benutzer={benutzer} />
									</Section>
								)}
							</Stack>
							<Section title={T.verlauf} ruled>
								<Box pt={16}>
									<BenutzerVerlauf id={id} heute={heute} />
								</Box>
							</Section>
						</div>
					</>
				)}
			</Geladen>
		</Page>
	);
}

function Kopf({ benutzer, heute }: { benutzer: Benutzerdaten; heute: string }) {
	const [sperrt, setSperrt] = useState(false);
	const { id, name, email, rollen, status, isGesperrt, freiwilligerID, hatZweitenFaktor } = benutzer;
	const login = letzterLogin(benutzer.letzterLogin, heute);
	return (
		<>
			<FileHeader
				name={name}
				badge={<Status katalog={USER} nummer={status} tinted size="lg" />}
				note={isGesperrt && <Tag>{BENUTZER.gesperrt}</Tag>}
				facts={[
					{ label: T.fakt.email, value: email },
					{ label: T.fakt.rollen, value: rollennamen(rollen) },
					{ label: T.fakt.letzterLogin, value: login ?? BENUTZER.nochNie, empty: login === null },
					{
						label: T.fakt.zweiterFaktor,
						value: hatZweitenFaktor ? T.eingerichtet : T.keiner,
						empty: !hatZweitenFaktor,
					},
				]}
				actions={
					<>
						{freiwilligerID && (
							<LinkButton to="/admin/freiwillige/$id" params={{ id: freiwilligerID }}>
								{T.akte}
							</LinkButton>
						)}
						{status === USER.nr.Freigeschaltet && !isGesperrt && <AnsichtStarten ziel={{ art: 'USER', id, name }} />}
						{status === USER.nr.Freigeschaltet && (
							<Button variant={isGesperrt ? 'secondary' : 'danger'} onClick={() => setSperrt(true)}>
								{isGesperrt ? T.entsperren : T.sperren}
							</Button>
						)}
					</>
				}
			/>
			{sperrt && <SperrenDialog benutzer={benutzer} onClose={() => setSperrt(false)} />}
		</>
	);
}
