import { Box, Flex, Text, Title } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { DESKTOP as TEXT } from '../../texte/desktop.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { linkIn } from '../portal/mobil.ts';
import { usePageHead } from '../portal/page-head.ts';
import { Brand } from './brand.tsx';
import css from './desktop-screen.module.css';

/** What phones and tablets see of a page that isn't made for them. */
export function DesktopScreen() {
	usePageHead({ title: TEXT.titel });
	const { pathname } = useLocation();
	const link = linkIn(pathname);
	return (
		<Flex component="main" direction="column" py={24} px={28} mih="100dvh">
			<Brand look="public" />
			<Box my="auto">
				<Flex component="span" display="inline-flex" c="var(--link)" mb={24}>
					<IconDeviceDesktop size={40} stroke={1.7} aria-hidden="true" />
				</Flex>
				<Title order={1} fz={28} lh="40px" fw={650} lts="-0.02em">
					{TEXT.titel}
				</Title>
				<p className={css.text}>{TEXT.text}</p>
				{link && <p className={css.text}>{TEXT.link[link.ziel]}</p>}
				{link && link.ziel !== 'NACHWEIS' && <Erneut token={link.token} />}
				<dl className={css.address}>
					<dt>{TEXT.adresse}</dt>
					<dd>{window.location.host}</dd>
				</dl>
				<div className={css.rechtliches}>
					<a href="/impressum">{TEXT.impressum}</a>
					<a href="/datenschutz">{TEXT.datenschutz}</a>
					<a href="/barrierefreiheit">{TEXT.barrierefreiheit}</a>
				</div>
			</Box>
		</Flex>
	);
}

/** The mail of the link once more, to be opened on a computer. */
function Erneut({ token }: { token: string }) {
	const [gesendet, setGesendet] = useState(false);
	const senden = useCommand({
		run: (_: undefined, idempotencyKey) => call('POST /v1/auth/link/{token}', { params: { token }, idempotencyKey }),
		onDone: () => setGesendet(true),
	});
	return (
		<Text component="div" fz={17} lh="26px" mt={20}>
			{senden.error && <ErrorBox text={senden.error.message} />}
			{gesendet ? (
				<p role="status">{TEXT.gesendet}</p>
			) : (
				<Button variant="primary" size="xl" loading={senden.isRunning} onClick={() => senden.execute(undefined)}>
					{TEXT.erneut}
				</Button>
			)}
		</Text>
	);
}
