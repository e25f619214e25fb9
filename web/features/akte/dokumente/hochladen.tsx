import { Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { sendeDatei } from '../../../client/lade-hoch.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Dateisendung } from '../../dateien/dateiwahl.tsx';
import { darf } from '../../portal/sitzung.ts';
import { useAkte } from '../akte-kontext.tsx';
import { betroffen } from '../befehl.ts';
import { type Anforderung, neuestes } from './queries.ts';

interface HochladenProps {
	anforderung: Anforderung;
	autoFocus?: boolean;
	onDone?: () => void;
}

/** Takes a file for a request, once whoever sends it knows what that ends. */
export function Hochladen(props: HochladenProps) {
	const { sitzung } = useAkte();
	const [weiss, setWeiss] = useState(false);
	const folge = folgeDesHochladens(props.anforderung, darf(sitzung, 'MA_VERWALTUNG', 'ADMIN'));
	if (folge === null || weiss) return <Sendung {...props} autoFocus={weiss || props.autoFocus === true} />;
	return (
		<Stack gap={8} align="flex-start">
			<Notice icon={<Icon of={IconAlertTriangle} />} title={folge} />
			<Button size="sm" autoFocus={props.autoFocus} onClick={() => setWeiss(true)}>
				{DOKUMENTE.trotzdemHochladen}
			</Button>
		</Stack>
	);
}

/** What a file from outside ends or replaces; null: nothing. */
function folgeDesHochladens(anforderung: Anforderung, istTraeger: boolean): string | null {
	const dokument = neuestes(anforderung);
	if (dokument?.status === DOKUMENT.nr.UnterschriftenSammeln) {
		const geleistet = dokument.unterschriften.filter(({ unterschriebenAm }) => unterschriebenAm !== null).length;
		return DOKUMENTE.beendetUnterschriften(geleistet);
	}
	return istTraeger && anforderung.nutzungsart === 'GESTELLT' ? DOKUMENTE.ersetztVorlage : null;
}

/** It answers the request as soon as it has arrived. */
function Sendung({ anforderung, autoFocus = false, onDone }: HochladenProps) {
	const client = useQueryClient();
	const { freiwilliger } = useAkte();
	return (
		<Dateisendung
			label={DOKUMENTE.hochladen(anforderung.bezeichnung)}
			autoFocus={autoFocus}
			send={async (datei, optionen) => {
				const path = `/v1/freiwilliger/${freiwilliger.id}/dokumente/${anforderung.id}?expectedLength=${datei.size}`;
				await sendeDatei({ method: 'POST', path }, datei, optionen);
				await Promise.all(betroffen(freiwilliger.id).map((queryKey) => client.invalidateQueries({ queryKey })));
				toast.success(DOKUMENTE.meldung.hochgeladen);
				onDone?.();
			}}
		/>
	);
}
