import { Box, Group, Stack, Text } from '@mantine/core';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { BENUTZERSEITE } from '../../texte/verwaltung/benutzer.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Form, TextField } from '../../ui/fields/fields.tsx';
import { Ablehnungsgrund } from '../formular/ablehnungsgrund.tsx';
import { useFormular } from '../formular/formular.ts';
import { BETROFFEN, type Benutzerdaten } from './queries.ts';

const T = BENUTZERSEITE;
const LABELS = { email: T.emailNeu };

/** Starts the change of an address, or drops the one under way. */
export function EmailAenderung({ benutzer }: { benutzer: Benutzerdaten }) {
	const { id, emailNeu } = benutzer;
	const formular = useFormular<{ email: string }>({
		initialValues: { email: '' },
		labels: LABELS,
		invalidates: BETROFFEN,
		run: ({ email }, idempotencyKey) =>
			call('PUT /v1/user/{id}/email', { params: { id }, body: { email }, idempotencyKey }),
		meldung: ({ email }) => T.emailGesendet(email),
		onDone: () => formular.form.reset(),
	});
	const verwerfen = useCommand({
		run: (_: undefined, idempotencyKey) => call('DELETE /v1/user/{id}/email', { params: { id }, idempotencyKey }),
		invalidates: BETROFFEN,
		onDone: () => toast.success(T.emailVerworfen),
		onRefused: (fehler) => toast.error(fehler.message),
	});
	return (
		<Box pt={16}>
			<Stack>
				<Text variant="hint">{T.emailText}</Text>
				{emailNeu && (
					<Group display="inline-flex">
						{T.emailWartet(emailNeu)}
						<Button size="sm" loading={verwerfen.isRunning} onClick={() => verwerfen.execute(undefined)}>
							{T.emailVerwerfen}
						</Button>
					</Group>
				)}
				<Form
					gap={16}
					id={formular.id}
					onSubmit={(event) => {
						event.preventDefault();
						formular.senden();
					}}
				>
					<Ablehnungsgrund fehler={formular.fehler} labels={LABELS} id={formular.id} />
					<TextField label={T.emailNeu} type="email" required {...formular.feld('email')} />
					<div>
						<Button type="submit" loading={formular.laeuft}>
							{T.emailSenden}
						</Button>
					</div>
				</Form>
			</Stack>
		</Box>
	);
}
