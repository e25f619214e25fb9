import { Flex, Text } from '@mantine/core';
import { useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { call } from '../../../client/call.ts';
import { DATEN } from '../../../texte/akte/akte-daten.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { Ampel } from '../../../ui/figures/ampel.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { zeigeAblehnung } from '../../formular/ablehnung.tsx';
import { useAnfang } from '../../formular/grundlage.ts';
import { darf } from '../../portal/sitzung.ts';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { useAkteBefehl } from '../befehl.ts';
import type { Freiwilliger } from '../typen.ts';

type Einwilligungsstand = Freiwilliger['einwilligungen'][number];

/** Under a consent: when and by whom it was said, to which text, and who agreed for a minor. */
export function Einwilligung({ stand }: { stand: Einwilligungsstand }) {
	const { sitzung, freiwilliger } = useAkte();
	const [vermerkt, setVermerkt] = useState(false);
	const istSelbst = sitzung.freiwilligerID === freiwilliger.id;
	const { am, von, text, isPapier, erziehungsberechtigte, fehltZustimmung } = stand;
	const tag = formatDatum(tagInBerlin(am));
	const darfVermerken = darf(sitzung, 'MA_VERWALTUNG', 'ADMIN') && freiwilliger.erziehungsberechtigte.length > 0;
	return (
		<Text component="div" variant="secondary" fz="sm" lh="18px">
			<p>
				{stand.wert ? DATEN.erteilt(tag, von) : DATEN.verweigert(tag, von)}
				{text && ` ${DATEN.einwilligungstext(text.bezeichnung, text.version)}`}
				{isPapier && ` ${DATEN.aufPapierUnterschrieben}`}
			</p>
			{erziehungsberechtigte.map((einer) => (
				<p key={`${einer.name} ${einer.am}`}>{DATEN.zugestimmt(einer.name, formatDatum(tagInBerlin(einer.am)))}</p>
			))}
			{fehltZustimmung && (
				<Flex component="p" gap={8} align="center" wrap="wrap">
					<Ampel state="check">{DATEN.zustimmungFehlt}</Ampel>
					{darfVermerken && <TextButton onClick={() => setVermerkt(true)}>{DATEN.zustimmungVermerken}</TextButton>}
				</Flex>
			)}
			{istSelbst && stand.wert && <Widerruf feld={stand.feld} />}
			{vermerkt && <Vermerk stand={stand} onClose={() => setVermerkt(false)} />}
		</Text>
	);
}

/** As easy as it was given: one click, and it stands in the history. */
function Widerruf({ feld }: Pick<Einwilligungsstand, 'feld'>) {
	const { freiwilliger } = useAkte();
	const { id, version } = freiwilliger;
	const befehl = useAkteBefehl<void>({
		run: (_, idempotencyKey) =>
			call('PUT /v1/freiwilliger/{id}', { params: { id }, body: { [feld]: false, version }, idempotencyKey }),
		meldung: DATEN.widerrufen,
	});
	return (
		<TextButton aria-label={DATEN.feldWiderrufen(FELD_BEZEICHNUNG[feld])} onClick={() => befehl.execute()}>
			{DATEN.widerruf}
		</TextButton>
	);
}

function Vermerk({ stand: { feld }, onClose }: { stand: Einwilligungsstand; onClose: () => void }) {
	const { freiwilliger } = useAkte();
	const { id, erziehungsberechtigte } = freiwilliger;
	const version = useAnfang(freiwilliger.version);
	const [wer, setWer] = useState<string | null>(null);
	const befehl = useAkteBefehl<string>({
		run: (zustimmungVon, idempotencyKey) =>
			call('PUT /v1/freiwilliger/{id}', {
				params: { id },
				body: { [feld]: true, zustimmungVon, version },
				idempotencyKey,
			}),
		meldung: DATEN.zustimmungVermerkt,
		onDone: onClose,
		onRefused: (fehler) => {
			onClose();
			zeigeAblehnung(fehler);
		},
	});
	return (
		<Dialog
			opened
			onClose={onClose}
			title={DATEN.zustimmungTitel}
			primary={
				<Button
					variant="primary"
					loading={befehl.isRunning}
					disabled={wer === null}
					onClick={() => wer !== null && befehl.execute(wer)}
				>
					{DATEN.vermerken}
				</Button>
			}
		>
			<SelectField
				label={DATEN.zustimmungVon}
				description={DATEN.zustimmungText(FELD_BEZEICHNUNG[feld])}
				data={erziehungsberechtigte.map((person) => ({ value: person.id, label: anzeigename(person) }))}
				value={wer}
				onChange={setWer}
			/>
		</Dialog>
	);
}
