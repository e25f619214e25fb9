import { Group, Menu } from '@mantine/core';
import { IconDeviceFloppy, IconDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { UMFAENGE } from '#domain/textbaustein/umfang.ts';
import type { Nachrichttext } from '#domain/vorlagen/nachricht.ts';
import { call } from '../../client/call.ts';
import { TEXTBAUSTEIN as T } from '../../texte/nachricht.ts';
import { UI } from '../../texte/ui.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { later } from '../../ui/later.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { TEXTBAUSTEINE, type Textbaustein, textbausteineQuery } from './textbausteine.ts';

/** Fetched when a text is kept or renamed. */
const TextbausteinDialog = later(async () => (await import('./textbaustein-dialog.tsx')).default);

interface TextwahlProps {
	text: Nachrichttext;
	onWahl: (text: Nachrichttext) => void;
}

/** Texts that were kept: one is chosen and stands in the message, what is written is kept as another. */
export function Textwahl({ text, onWahl }: TextwahlProps) {
	const { data: alle = [], isPending } = useQuery(textbausteineQuery);
	const [gewaehlt, setGewaehlt] = useState<string | null>(null);
	const [frage, setFrage] = useState<'NEU' | 'UMBENENNEN' | null>(null);
	const einer = alle.find(({ id }) => id === gewaehlt);
	const istLeer = !text.betreff.trim() || !text.text.trim();
	const waehle = (id: string) => {
		const neuer = alle.find((satz) => satz.id === id);
		if (!neuer) return;
		setGewaehlt(id);
		onWahl({ betreff: neuer.betreff, text: neuer.text });
		// What was written and isn't kept anywhere is one click away.
		const istNeu = (text.betreff.trim() || text.text.trim()) && !alle.some((satz) => istGleich(satz, text));
		if (istNeu) toast.success(T.eingesetzt, { action: { label: UI.rueckgaengig, run: () => onWahl(text) } });
	};
	return (
		<Group gap={8} align="flex-end" wrap="wrap">
			<SelectField
				flex={1}
				miw={200}
				label={T.text}
				placeholder={alle.length || isPending ? T.waehlen : T.keiner}
				searchable
				clearable
				pending={isPending}
				value={einer?.id ?? null}
				allowDeselect={false}
				onOptionSubmit={waehle}
				onClear={() => setGewaehlt(null)}
				data={UMFAENGE.map((umfang) => ({
					group: T.gruppe[umfang],
					items: alle
						.filter((satz) => satz.umfang === umfang)
						.map((satz) => ({ value: satz.id, label: beschriftung(satz) })),
				})).filter(({ items }) => items.length > 0)}
			/>
			<Button icon={IconDeviceFloppy} disabled={istLeer} onClick={() => setFrage('NEU')}>
				{T.alsNeu} …
			</Button>
			{einer?.isPflegbar && (
				<Textmenue
					einer={einer}
					text={text}
					onUmbenennen={() => setFrage('UMBENENNEN')}
					onGeloescht={() => setGewaehlt(null)}
				/>
			)}
			<Suspense>
				{frage && (
					<TextbausteinDialog
						einer={frage === 'UMBENENNEN' ? einer : undefined}
						text={text}
						onClose={() => setFrage(null)}
						onGespeichert={setGewaehlt}
					/>
				)}
			</Suspense>
		</Group>
	);
}

const beschriftung = ({ bezeichnung, von, geaendertAm }: Textbaustein): string =>
	[bezeichnung, von, formatDatum(geaendertAm)].filter(Boolean).join(' · ');

const istGleich = (einer: Nachrichttext, { betreff, text }: Nachrichttext): boolean =>
	einer.betreff === betreff.trim() && einer.text === text.trim();

interface TextmenueProps {
	einer: Textbaustein;
	text: Nachrichttext;
	onUmbenennen: () => void;
	onGeloescht: () => void;
}

function Textmenue({ einer, text, onUmbenennen, onGeloescht }: TextmenueProps) {
	const { id, version, bezeichnung, betreff, umfang } = einer;
	const ueberschreibe = useBefehl<Nachrichttext>({
		run: (neuer, idempotencyKey) =>
			call('PUT /v1/textbaustein/{id}', { params: { id }, body: { ...neuer, version }, idempotencyKey }),
		invalidates: [TEXTBAUSTEINE],
		meldung: T.gespeichert(bezeichnung),
	});
	const loesche = useBefehl<null>({
		run: (_, idempotencyKey) => call('DELETE /v1/textbaustein/{id}', { params: { id }, idempotencyKey }),
		invalidates: [TEXTBAUSTEINE],
		meldung: UI.geloescht(T.benannt(bezeichnung)),
		gegenteil: () => ({
			run: (idempotencyKey) =>
				call('POST /v1/textbaustein', { body: { bezeichnung, betreff, text: einer.text, umfang }, idempotencyKey }),
			meldung: T.gespeichert(bezeichnung),
		}),
		onDone: onGeloescht,
	});
	return (
		<Menu position="bottom-end" width={220}>
			<Menu.Target>
				<IconButton icon={IconDots} label={T.mehr(bezeichnung)} />
			</Menu.Target>
			<Menu.Dropdown>
				<Menu.Item disabled={istGleich(einer, text)} onClick={() => ueberschreibe.execute(text)}>
					{T.ueberschreiben}
				</Menu.Item>
				<Menu.Item onClick={onUmbenennen}>{T.umbenennen} …</Menu.Item>
				<Menu.Divider />
				<Menu.Item onClick={() => loesche.execute(null)}>{UI.loeschen}</Menu.Item>
			</Menu.Dropdown>
		</Menu>
	);
}
