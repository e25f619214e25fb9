import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { zeigeAblehnung } from '../formular/ablehnung.tsx';
import { useAdresse } from './adress-kontext.tsx';
import css from './adressen.module.css';
import { einladungenQuery, type Ortseinladung } from './queries.ts';

const TEXT = ADRESSE.einladungen;

/** Who has been invited here and hasn't answered yet. */
export function OffeneEinladungen() {
	const { adresse } = useAdresse();
	const query = useQuery(einladungenQuery(adresse.id));
	return (
		<Section title={TEXT.titel} count={query.data?.length} ruled>
			<Geladen query={query} lines={2} empty={<Text variant="muted">{TEXT.keine}</Text>}>
				{(einladungen) => (
					<ul className={css.liste}>
						{einladungen.map((einladung) => (
							<Einladung key={einladung.id} einladung={einladung} />
						))}
					</ul>
				)}
			</Geladen>
		</Section>
	);
}

function Einladung({ einladung }: { einladung: Ortseinladung }) {
	const { adresse } = useAdresse();
	const { id, vorname, nachname, email, einsatzort, dienstart, eingeladenVon, gueltigBis } = einladung;
	const name = `${vorname} ${nachname}`;
	const [fragt, setFragt] = useState(false);
	const zieheZurueck = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('DELETE /v1/adresse/{id}/einladungen/{einladungID}', {
				params: { id: adresse.id, einladungID: id },
				idempotencyKey,
			}),
		invalidates: [einladungenQuery(adresse.id).queryKey],
		onDone: () => toast.success(TEXT.zurueckgezogen(name)),
		onRefused: (fehler) => {
			setFragt(false);
			zeigeAblehnung(fehler);
		},
	});
	const wozu = [adresse.typ === 'EINSATZSTELLE' && einsatzort, dienstart].filter(Boolean).join(', ');
	return (
		<li>
			<div className={css.einladung}>
				<b>{name}</b> {email}
				<Text variant="hint">
					{wozu && `${wozu} · `}
					{eingeladenVon && `${TEXT.von(eingeladenVon)} · `}
					{TEXT.bis(formatDatum(tagInBerlin(gueltigBis)))}
				</Text>
			</div>
			<TextButton aria-label={TEXT.zurueckziehenVon(name)} onClick={() => setFragt(true)}>
				{TEXT.zurueckziehen} …
			</TextButton>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={TEXT.titelZurueck(name)}
				confirm={TEXT.zurueckziehen}
				danger
				loading={zieheZurueck.isRunning}
				onConfirm={() => zieheZurueck.execute(undefined)}
			>
				{TEXT.textZurueck(email)}
			</ConfirmDialog>
		</li>
	);
}
