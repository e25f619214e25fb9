import { Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { terminworte } from '#domain/seminar/worte.ts';
import { istUngueltigerLink } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { DATEI } from '../../texte/datei.ts';
import { NACHWEIS as T } from '../../texte/seminare/seminarlinks.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { Form } from '../../ui/fields/fields.tsx';
import { LinkFertig } from '../oeffentlich/link-fertig.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import { Dateiknopf } from './dateiknopf.tsx';
import { linkgrund } from './grund.ts';
import { nachweislinkQuery } from './queries.ts';

/** Until the parameters are there. */
const STANDARD_MB = 25;
const MB = 2 ** 20;
/** A picture of a good camera over a bad line. */
const SENDEZEIT_MS = 300_000;

/** Behind a link for one paper: a picture or a file, and it is handed in. Opening it uses nothing up. */
export function NachweisPage({ token }: { token: string }) {
	usePageHead({ title: T.titel });
	const query = useQuery(nachweislinkQuery(token));
	const { data, error } = query;
	const [istFertig, setFertig] = useState(false);
	if (istFertig)
		return <LinkFertig titel={T.fertig} text={T.fertigText} to="/admin/meine-seminare" weiter={T.weiter} />;
	if (istUngueltigerLink(error)) return <Meldung antwort titel={T.ungueltig} text={linkgrund(error)} />;
	return (
		<Meldung titel={T.titel} text={data ? T.text(data.titel ?? T.ohneNamen, wann(data)) : T.laedt}>
			<Geladen query={query} failed={WithReason}>
				{({ hatDatei }) => <Einreichen token={token} hatDatei={hatDatei} onFertig={() => setFertig(true)} />}
			</Geladen>
		</Meldung>
	);
}

const wann = ({ von, bis }: { von: string | null; bis: string | null }): string | null =>
	von && bis ? terminworte({ von, bis, beginn: null, ende: null }) : null;

interface EinreichenProps {
	token: string;
	hatDatei: boolean;
	onFertig: () => void;
}

function Einreichen({ token, hatDatei, onFertig }: EinreichenProps) {
	const { data } = useQuery(parameterQuery);
	const maxMB = data?.uploadMaxMB ?? STANDARD_MB;
	const [datei, setDatei] = useState<File | null>(null);
	const [isAU, setAU] = useState(false);
	const [mangel, setMangel] = useState<string | null>(null);
	const senden = useCommand({
		run: (form: FormData, idempotencyKey) =>
			call('POST /v1/seminar/nachweis/{token}', {
				params: { token },
				body: form as never,
				idempotencyKey,
				timeoutMs: SENDEZEIT_MS,
			}),
		onDone: onFertig,
	});
	const { error, isRunning, execute, reset } = senden;
	const waehle = (neu: File) => {
		reset();
		setDatei(neu);
		setMangel(neu.size > maxMB * MB ? DATEI.zuGross(maxMB) : null);
	};
	const sende = (event: FormEvent) => {
		event.preventDefault();
		if (!datei) return setMangel(T.fehlt);
		if (!mangel && !isRunning) execute(alsFormular(datei, isAU));
	};
	if (istUngueltigerLink(error)) return <ErrorBox text={linkgrund(error)} />;
	return (
		<Form gap={24} onSubmit={sende}>
			{hatDatei && <Text>{T.ersetzt}</Text>}
			<Stack gap={8}>
				<Dateiknopf datei={datei} fehler={mangel} disabled={isRunning} onWahl={waehle} />
				<Text variant="hint">{T.grenze(maxMB)}</Text>
			</Stack>
			<Checkbox
				label={T.isAU}
				description={T.isAUText}
				checked={isAU}
				onChange={(event) => setAU(event.currentTarget.checked)}
			/>
			{error && <ErrorBox text={error.message} />}
			<div>
				<Button variant="primary" size="xl" type="submit" loading={isRunning}>
					{T.senden}
				</Button>
			</div>
		</Form>
	);
}

/** What is said of a file comes before it. */
function alsFormular(datei: File, isAU: boolean): FormData {
	const form = new FormData();
	form.set('isAU', String(isAU));
	form.set('expectedLength', String(datei.size));
	form.set('nachweis', datei);
	return form;
}
