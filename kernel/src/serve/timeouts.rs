//! Deadlines of progress: of a request's head, its body and its answer. Whoever is slow is waited for as long as something
//! comes.

use std::{
    future::Future,
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
    task::{Context, Poll},
    time::Duration,
};

use axum::body::{Body, Bytes};
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Instant, Sleep, sleep_until},
};

use super::Limits;

/// So many bytes of a body have to come within the time that it has.
pub const LEAST: usize = 8 * 1024;

const HEAD: u8 = 0;
const RESTING: u8 = 1;
const BUSY: u8 = 2;
const UPGRADED: u8 = 3;

/// Where a connection is between its requests. A connection that is taken has to say something at once.
#[derive(Debug, Default)]
pub struct Phase(AtomicU8);

impl Phase {
    fn is(&self, phase: u8) -> bool {
        self.0.load(Ordering::Relaxed) == phase
    }

    fn set(&self, phase: u8) {
        if !self.is(UPGRADED) {
            self.0.store(phase, Ordering::Relaxed);
        }
    }

    /// A request's head is there.
    pub fn busy(&self) {
        self.set(BUSY);
    }

    /// It is a WebSocket from now on, which has deadlines of its own.
    pub fn upgraded(&self) {
        self.set(UPGRADED);
    }
}

/// A deadline that is set now and then.
#[derive(Default)]
struct Deadline {
    sleep: Option<Pin<Box<Sleep>>>,
    set: bool,
}

impl Deadline {
    fn set(&mut self, after: Duration) {
        let at = Instant::now() + after;
        match &mut self.sleep {
            Some(sleep) => sleep.as_mut().reset(at),
            None => self.sleep = Some(Box::pin(sleep_until(at))),
        }
        self.set = true;
    }

    fn clear(&mut self) {
        self.set = false;
    }

    /// Sets it unless it is set; answers whether it has passed, and else wakes the task when it has.
    fn has_passed(&mut self, after: Duration, context: &mut Context<'_>) -> bool {
        if !self.set {
            self.set(after);
        }
        let sleep = self.sleep.as_mut().map(|sleep| sleep.as_mut().poll(context));
        sleep.is_some_and(|slept| slept.is_ready())
    }
}

fn too_slow(what: &'static str) -> io::Error {
    metrics::counter!("learnt_connections_too_slow_total", "waiting_for" => what).increment(1);
    io::Error::new(io::ErrorKind::TimedOut, format!("too slow: {what}"))
}

/// A connection that is given up when a head or the taking of an answer stands still.
pub struct TimedConnection {
    stream: TcpStream,
    phase: Arc<Phase>,
    head: Duration,
    answer: Duration,
    reading: Deadline,
    writing: Deadline,
}

impl TimedConnection {
    pub fn new(stream: TcpStream, phase: Arc<Phase>, limits: &Limits) -> Self {
        Self {
            stream,
            phase,
            head: limits.head,
            answer: limits.answer,
            reading: Deadline::default(),
            writing: Deadline::default(),
        }
    }

    fn written<T>(&mut self, written: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.writing.clear();
            return written;
        }
        if self.writing.has_passed(self.answer, context) {
            return Poll::Ready(Err(too_slow("answer")));
        }
        Poll::Pending
    }
}

impl AsyncRead for TimedConnection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let (this, before) = (&mut *self, buffer.filled().len());
        let read = Pin::new(&mut this.stream).poll_read(context, buffer);
        if read.is_ready() {
            if buffer.filled().len() > before && this.phase.is(RESTING) {
                this.phase.set(HEAD);
                this.reading.set(this.head);
            }
            return read;
        }
        if !this.phase.is(HEAD) {
            this.reading.clear();
        } else if this.reading.has_passed(this.head, context) {
            return Poll::Ready(Err(too_slow("head")));
        }
        Poll::Pending
    }
}

impl AsyncWrite for TimedConnection {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.written(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// A body on its way in, which is given up when it stands still while somebody waits for it.
pub struct TimedRequestBody {
    body: Incoming,
    within: Duration,
    came: usize,
    deadline: Deadline,
}

impl TimedRequestBody {
    pub fn new(body: Incoming, within: Duration) -> Self {
        Self {
            body,
            within,
            came: 0,
            deadline: Deadline::default(),
        }
    }
}

impl HttpBody for TimedRequestBody {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        let this = &mut *self;
        match Pin::new(&mut this.body).poll_frame(context) {
            Poll::Ready(Some(Ok(frame))) => {
                this.came += frame.data_ref().map_or(0, Bytes::len);
                if this.came >= LEAST {
                    this.came = 0;
                    this.deadline.clear();
                }
                Poll::Ready(Some(Ok(frame)))
            }
            Poll::Ready(ended) => Poll::Ready(ended.map(|frame| frame.map_err(Into::into))),
            Poll::Pending if this.deadline.has_passed(this.within, context) => {
                Poll::Ready(Some(Err(too_slow("body").into())))
            }
            Poll::Pending => Poll::Pending,
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// An answer on its way out; when it has left, the connection rests.
pub struct TimedResponseBody {
    body: Body,
    phase: Arc<Phase>,
}

impl TimedResponseBody {
    pub fn new(body: Body, phase: Arc<Phase>) -> Self {
        Self { body, phase }
    }
}

impl Drop for TimedResponseBody {
    fn drop(&mut self) {
        self.phase.set(RESTING);
    }
}

impl HttpBody for TimedResponseBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
