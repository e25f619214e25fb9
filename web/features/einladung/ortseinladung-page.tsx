import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { feldFehler, istUngueltigerLink } from '../../client/api-fehler.ts';
import { adressbild } from '../../client/bild.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ORTSEINLADUNG } from '../../texte/adressen.ts';
import { BESTAETIGEN } from '../../texte/zugang/oeffentlich.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { KeyFacts } from '../../ui/layout/file-header.tsx';
import { type KennwortFrage, kennwortFrage } from '../bestaetigen/kennwort-frage.ts';
import { KennwortWahl } from '../bestaetigen/kennwort-wahl.tsx';
import { LinkFertig } from '../oeffentlich/link-fertig.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import css from './einladung.module.css';
import { type AnnahmeProps, type Einladung, OrtseinladungFormular } from './ortseinladung-formular.tsx';
import { ortseinladungQuery } from './queries.ts';

const TEXT = ORTSEINLADUNG;

/** Behind the link of an invitation to a place: what it offers, and how to take it. Opening it uses nothing up. */
export function OrtseinladungPage({ token }: { token: string }) {
	const query = useQuery(ortseinladungQuery(token));
	const { data, error } = query;
	const [stand, setStand] = useState<'OFFEN' | 'ANGENOMMEN' | 'UNGUELTIG'>('OFFEN');
	usePageHead({ title: TEXT.titel });
	if (stand === 'ANGENOMMEN') return <Fertig />;
	if (stand === 'UNGUELTIG' || istUngueltigerLink(error)) {
		return <Meldung antwort titel={TEXT.ungueltig} text={TEXT.ungueltigText} />;
	}
	const annahme = { token, onAngenommen: () => setStand('ANGENOMMEN'), onUngueltig: () => setStand('UNGUELTIG') };
	return (
		<Meldung titel={TEXT.titel} text={TEXT.text(data?.absender ?? null)}>
			<Geladen query={query} failed={WithReason}>
				{(data) => (
					<Stack gap={24}>
						{data.bild && (
							<img className={css.bild} src={adressbild(data.bild)} alt={TEXT.bildVon(data.einsatzort ?? '')} />
						)}
						<KeyFacts facts={angaben(data)} />
						{data.nachricht && <blockquote className={css.nachricht}>{data.nachricht}</blockquote>}
						{data.hatKonto ? (
							<MitKonto einladung={data} {...annahme} />
						) : (
							<OrtseinladungFormular einladung={data} {...annahme} />
						)}
					</Stack>
				)}
			</Geladen>
		</Meldung>
	);
}

function angaben(e: Einladung) {
	const ort = `${e.einsatzort ?? ''}, ${e.plz ?? ''} ${e.ort ?? ''}`;
	return [
		{ label: TEXT.einsatzort, value: ort },
		{ label: TEXT.einsatzstelle, value: e.einsatzstelle ?? '' },
		{ label: TEXT.dienstart, value: e.dienstart ?? '' },
		{ label: TEXT.betreuung, value: e.betreuer ?? '' },
		{ label: TEXT.gueltigBis, value: formatDatum(tagInBerlin(e.gueltigBis)) },
	].filter(({ value }) => value);
}

/** The link proves the address: it comes to the applications of its account. */
function MitKonto({ token, einladung, onAngenommen, onUngueltig }: AnnahmeProps) {
	const [kennwort, setKennwort] = useState<KennwortFrage | null>(null);
	const annehmen = useCommand({
		run: (passwort: string | undefined, idempotencyKey) =>
			call('POST /v1/freiwilliger/invitation/accept/{token}', {
				params: { token },
				body: passwort === undefined ? {} : { passwort },
				idempotencyKey,
			}),
		onDone: onAngenommen,
		onRefused: (fehler, passwort) => {
			if (istUngueltigerLink(fehler)) onUngueltig();
			setKennwort(kennwortFrage(fehler, passwort) ?? kennwort);
		},
	});
	const allgemein = annehmen.error && !feldFehler(annehmen.error).passwort;
	if (kennwort) {
		return (
			<Stack>
				<p>{BESTAETIGEN.kennwort}</p>
				{allgemein && <ErrorBox text={annehmen.error?.message} />}
				<KennwortWahl
					text={TEXT.annehmen}
					laedt={annehmen.isRunning}
					mangel={kennwort.mangel}
					onWahl={annehmen.execute}
				/>
			</Stack>
		);
	}
	return (
		<Stack>
			<p>{TEXT.mitKonto(einladung.email)}</p>
			{allgemein && <ErrorBox text={annehmen.error?.message} />}
			<div>
				<Button variant="primary" size="xl" loading={annehmen.isRunning} onClick={() => annehmen.execute(undefined)}>
					{TEXT.annehmen}
				</Button>
			</div>
		</Stack>
	);
}

function Fertig() {
	return <LinkFertig titel={TEXT.fertig} text={TEXT.fertigText} to="/freiwillige/login" weiter={TEXT.anmelden} />;
}
